import type { ReactNode } from 'react';
import { PremiumPanel } from '../../challenge/premium-panel';
import { text } from './text';

type Props = { title: string; description: string; children: ReactNode };

/** Explains a locked tab with an invented person, so that nobody sees half of their own figures. */
export function LockedInsight({ title, description, children }: Props) {
  return (
    <>
      <PremiumPanel title={title}>
        {description} {text.exampleBelow}
      </PremiumPanel>
      <section aria-label={text.example} className="mt-4">
        {children}
      </section>
    </>
  );
}
