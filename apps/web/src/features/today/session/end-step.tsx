import type { ReactNode } from 'react';
import { useEndCell } from '../celebration/end-cell';

type Props = { title: string; text: string; bars: ReactNode };

/** The end of a session, shown for a moment before the completed day. */
export function EndStep({ title, text, bars }: Props) {
  const cell = useEndCell<SVGRectElement>();
  return (
    <main className="session-end">
      {bars}
      <div role="status">
        <svg viewBox="0 0 100 100" aria-hidden="true">
          <rect ref={cell} width="100" height="100" rx="21" />
          <path d="m26 52 17 17 32-37" pathLength={1} />
        </svg>
        <h1>{title}</h1>
        <p>{text}</p>
      </div>
    </main>
  );
}
