import { useEffect } from 'react';

const product = 'Hundred';

export const fullTitle = (title: string) => `${title} · ${product}`;

export function usePageTitle(title: string): void {
  useEffect(() => {
    document.title = fullTitle(title);
  }, [title]);
}
