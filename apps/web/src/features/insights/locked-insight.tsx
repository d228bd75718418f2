import type { ReactNode } from 'react';
import { ButtonLink } from '../../ui/button';
import { LockedPanel } from '../../ui/feedback/locked-panel';

type Props = { title: string; text: string; children: ReactNode };

/** Explains a locked tab with an invented person, so that nobody sees half of their own figures. */
export function LockedInsight({ title, text, children }: Props) {
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
        {text} Below is an example.
      </LockedPanel>
      <section aria-label="An example" className="mt-6">
        {children}
      </section>
    </>
  );
}
