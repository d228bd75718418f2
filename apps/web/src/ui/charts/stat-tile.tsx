import type { ReactNode } from 'react';

/** A row of figures. On phones they share one strip. */
export function StatStrip({ label, children }: { label: string; children: ReactNode }) {
  return (
    <section
      aria-label={label}
      className="grid grid-cols-4 divide-x divide-line max-tablet:grid-cols-[1.05fr_.8fr_1.05fr_.95fr] max-phone:grid-cols-2 max-phone:gap-y-4 max-phone:divide-x-0 tablet:my-8"
    >
      {children}
    </section>
  );
}

type TileProps = {
  label: ReactNode;
  value: ReactNode;
  /** A small label after the figure, such as "of 100". Phones leave it out. */
  unit?: string;
  children?: ReactNode;
};

export function StatTile({ label, value, unit, children }: TileProps) {
  return (
    <div className="px-6 first:pl-0 last:pr-0 max-desktop:px-4 max-tablet:px-0 max-tablet:pl-2.5 max-phone:pl-0">
      <p className="label max-tablet:text-xs max-tablet:font-stretch-[90%]">{label}</p>
      <p className="numeral my-2.5 text-numeral-md max-tablet:mt-1 max-tablet:mb-[7px] max-tablet:text-numeral-sm">
        {value}
        {unit && (
          <>
            {' '}
            <small className="text-[0.42em] font-[560] tracking-[-.01em] text-ink-3 font-stretch-[100%] max-tablet:hidden">
              {unit}
            </small>
          </>
        )}
      </p>
      {children}
    </div>
  );
}
