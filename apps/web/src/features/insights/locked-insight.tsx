import type { ReactNode } from 'react';
import { ButtonLink } from '../../ui/button';
import { LockedPanel } from '../../ui/locked-panel';

type Props = { title: string; words: string; children: ReactNode };

/** What a tab is, with somebody invented: nobody’s own figures are shown half. */
export function LockedInsight({ title, words, children }: Props) {
  return (
    <>
      <LockedPanel
        title={title}
        action={
          <ButtonLink to="/premium" look="ink">
            See plans
          </ButtonLink>
        }
      >
        {words} Below is an example.
      </LockedPanel>
      <section aria-label="An example" className="mt-6">
        {children}
      </section>
    </>
  );
}
