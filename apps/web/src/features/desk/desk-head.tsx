import type { ReactNode } from 'react';
import { usePageTitle } from '../../platform/look/page-title';
import { text } from './text';

/** The title of a tab, with its controls beside it. */
export function DeskHead({ tab, children }: { tab: keyof typeof text.tabs; children?: ReactNode }) {
  const title = text.tabs[tab];
  usePageTitle(text.pageTitle({ tab: title }));
  return (
    <div className="mb-3 flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
      <h1 className="flex min-h-13 items-center text-[2rem]">{title}</h1>
      {children}
    </div>
  );
}
