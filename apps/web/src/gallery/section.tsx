import type { ReactNode } from 'react';

/** One kind of thing, in all its states. */
export function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="border-t border-line py-10" aria-label={title}>
      <h2 className="mb-6">{title}</h2>
      <div className="grid gap-6">{children}</div>
    </section>
  );
}

export function Row({ label, children }: { label?: string; children: ReactNode }) {
  return (
    <div>
      {label && <p className="label mb-3">{label}</p>}
      <div className="flex flex-wrap items-center gap-4">{children}</div>
    </div>
  );
}
