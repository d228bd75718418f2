import type { ReactNode } from 'react';
import { Brand } from './brand';
import { ThemeButton } from './theme-button';

/** The header of public pages. */
export function PublicHeader({ children }: { children?: ReactNode }) {
  return (
    <header className="page-width flex min-h-15 flex-wrap items-center gap-2 pt-[env(safe-area-inset-top)] tablet:min-h-20">
      <Brand />
      <div className="-mr-[10px] ml-auto flex items-center gap-1">
        {children}
        <ThemeButton />
      </div>
    </header>
  );
}
