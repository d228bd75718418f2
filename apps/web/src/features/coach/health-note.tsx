import { type ReactNode, useState } from 'react';
import { readStored, storeValue } from '../../platform/storage/stored-value';
import { Button } from '../../ui/button';
import { Card } from '../../ui/card';
import { useHeldFocus } from '../../ui/focus/use-held-focus';
import { text } from './text/coach';

type Props = {
  uid: string;
  /** The subject of the note; each is confirmed once per device. */
  subject: 'tips' | 'recovery' | 'nutrition';
  lines: readonly string[];
  /** Shown below the note: what comes after it. */
  preview: ReactNode;
  children: ReactNode;
};

/** Shows a note about health before the first use, and its children once the note is read. */
export function HealthNote({ uid, subject, lines, preview, children }: Props) {
  const key = `hundred:health-note:${subject}:${uid}`;
  const [isRead, setRead] = useState(() => readStored(key) !== null);
  const focusProps = useHeldFocus();
  const note = (
    <>
      <Card className="grid justify-items-start gap-5">
        <div className="grid max-w-[60ch] gap-3">
          <h2 className="text-lg">{text.noteTitle}</h2>
          {lines.length > 1 ? (
            <ul className="grid list-disc gap-2 pl-5 text-pretty text-ink-2">
              {lines.map((line) => (
                <li key={line}>{line}</li>
              ))}
            </ul>
          ) : (
            <p className="text-ink-2">{lines[0]}</p>
          )}
        </div>
        <Button
          look="ink"
          onClick={() => {
            storeValue(key, true);
            setRead(true);
          }}
        >
          {text.noteRead}
        </Button>
      </Card>
      <div className="mt-6">{preview}</div>
    </>
  );
  return <div {...focusProps}>{isRead ? children : note}</div>;
}
