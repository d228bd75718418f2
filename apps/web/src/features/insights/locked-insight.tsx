import type { ReactNode } from 'react';
import { ButtonLink } from '../../ui/button';
import { LockedPanel } from '../../ui/feedback/locked-panel';
import { text } from './text';

type Props = { title: string; description: string; children: ReactNode };

/** Explains a locked tab with an invented person, so that nobody sees half of their own figures. */
export function LockedInsight({ title, description, children }: Props) {
  return (
    <>
      <LockedPanel
        title={title}
        action={
          <ButtonLink to="/premium" look="ink">
            {text.seePlans}
          </ButtonLink>
        }
      >
        {description} {text.exampleBelow}
      </LockedPanel>
      <section aria-label={text.example} className="mt-6">
        {children}
      </section>
    </>
  );
}
