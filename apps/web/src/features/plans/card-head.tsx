import type { ReactNode } from 'react';

/** The title of a card, and the content beside it. */
export function CardHead({ id, title, children }: { id: string; title: string; children?: ReactNode }) {
  return (
    <div className="mb-4 flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
      <h2 id={id} className="text-xl">
        {title}
      </h2>
      {children}
    </div>
  );
}
