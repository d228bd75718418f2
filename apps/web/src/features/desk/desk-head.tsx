import type { ReactNode } from 'react';
import { usePageTitle } from '../../platform/look/page-title';

/** The title of a tab, with its controls beside it. */
export function DeskHead({ title, children }: { title: string; children?: ReactNode }) {
  usePageTitle(`${title} · Desk`);
  return (
    <div className="mb-3 flex min-h-10 flex-wrap items-center justify-between gap-x-6 gap-y-2">
      <h1 className="text-[2rem]">{title}</h1>
      {children}
    </div>
  );
}
