import type { FormEvent, ReactNode } from 'react';

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
export function StepActions({ children }: { children: ReactNode }) {
  return (
    <div className="mt-8 flex flex-wrap items-center gap-3 max-tablet:flex-col max-tablet:items-stretch">
      {children}
    </div>
  );
}
