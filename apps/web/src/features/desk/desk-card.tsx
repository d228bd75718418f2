import { type ReactNode, useId } from 'react';
import { classNames } from '../../ui/class-names';
import { Icon } from '../../ui/icon';

type Props = {
  title: string;
  aside?: ReactNode;
  /** Whether a card that folds below its title starts open. Without it the card does not fold. */
  isOpen?: boolean;
  className?: string;
  children: ReactNode;
};

/** A card of the desk: denser than those of the app. */
export function DeskCard({ title, aside, isOpen, className, children }: Props) {
  const id = useId();
  const heading = (
    <h2 id={id} className="text-[1.0625rem]">
      {title}
    </h2>
  );
  return (
    <section
      aria-labelledby={id}
      className={classNames('rounded-3 border border-line bg-surface px-5 py-3.5 max-tablet:px-4', className)}
    >
      {isOpen === undefined ? (
        <>
          <div className="mb-1 flex flex-wrap items-center justify-between gap-x-4 gap-y-1.5">
            {heading}
            {aside}
          </div>
          {children}
        </>
      ) : (
        <details open={isOpen} className="group">
          <summary className="-my-2 flex min-h-11 cursor-pointer list-none items-center justify-between gap-4">
            {heading}
            <Icon name="chevron-down" size={18} className="text-ink-2 group-open:rotate-180" />
          </summary>
          {children}
        </details>
      )}
    </section>
  );
}
