import type { FormEvent, ReactNode } from 'react';
import { classNames } from '../../ui/class-names';

/** Every step is a form, so that Enter continues. */
export function StepForm({ onSubmit, children }: { onSubmit: () => void; children: ReactNode }) {
  function submit(event: FormEvent) {
    event.preventDefault();
    onSubmit();
  }
  return (
    <form onSubmit={submit} className="mt-4">
      {children}
    </form>
  );
}

/** The next button comes first, under the thumb on phones; the back button stands beside it. */
export function StepActions({ isSticky = false, children }: { isSticky?: boolean; children: ReactNode }) {
  return (
    <div
      className={classNames(
        'flex flex-wrap items-center gap-3 max-tablet:flex-col max-tablet:items-stretch',
        // Stays in sight on a phone that is too low for the text above.
        isSticky ? 'mt-5 bg-paper py-3 max-tablet:sticky max-tablet:bottom-0' : 'mt-8',
      )}
    >
      {children}
    </div>
  );
}
