import { type ReactNode, useId } from 'react';
import { classNames } from '../../ui/class-names';

type Props = { title: string; aside?: ReactNode; className?: string; children: ReactNode };

/** A card of the desk: denser than those of the app. */
export function DeskCard({ title, aside, className, children }: Props) {
  const id = useId();
  return (
    <section
      aria-labelledby={id}
      className={classNames('rounded-3 border border-line bg-surface px-5 py-3.5 max-tablet:px-4', className)}
    >
      <div className="mb-1 flex flex-wrap items-center justify-between gap-x-4 gap-y-1.5">
        <h2 id={id} className="text-[1.0625rem]">
          {title}
        </h2>
        {aside}
      </div>
      {children}
    </section>
  );
}
