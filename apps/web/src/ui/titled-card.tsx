import { type ReactNode, useId } from 'react';
import { Card } from './card';

/** One section of a settings page. */
export function TitledCard({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <Card aria-labelledby={id}>
      <h2 id={id} className="mb-3 text-lg">
        {title}
      </h2>
      {children}
    </Card>
  );
}
