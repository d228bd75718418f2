import type { ReactNode } from 'react';
import { PremiumPanel } from '../../challenge/premium-panel';
import { text } from './text';

type Props = { title: string; description: string; children: ReactNode };

/** Explains a locked tab with the figures of an invented person, so that nobody sees half of their own. */
export function LockedInsight({ title, description, children }: Props) {
  return (
    <>
      <PremiumPanel title={title}>
        {description} {text.exampleBelow}
      </PremiumPanel>
      <section
        aria-label={text.example}
        // Nothing that is sold is orange, so today has the color of a finished day here.
        className="mt-4 [--color-accent:var(--color-done)] [--color-on-accent:var(--color-on-done)] tablet:mt-6"
      >
        {children}
      </section>
    </>
  );
}
