import type { DeskAuditEntry } from '@hundred/contract/desk/audit';
import type { ReactNode } from 'react';
import { insertElements } from '../../../ui/language/insert-elements';
import { formatWhen } from '../desk-format';
import { useNow } from '../use-now';
import { text } from './text';

/** Entries of the audit: when an operator did what. */
export function AuditList({ entries }: { entries: readonly DeskAuditEntry[] }) {
  const now = useNow();
  return (
    <ol>
      {entries.map((entry) => (
        <li
          key={entry.id}
          className="grid min-h-9 grid-cols-[84px_minmax(0,1fr)] items-center gap-x-3 border-t border-line py-1.5 text-sm text-ink-2 first:border-0"
        >
          <time dateTime={entry.at} className="text-ink-3">
            {formatWhen(entry.at, now)}
          </time>
          <span className="wrap-anywhere">{entryText(entry)}</span>
        </li>
      ))}
    </ol>
  );
}

function entryText(entry: DeskAuditEntry): ReactNode {
  const { action, person, note } = entry;
  const sentence = insertElements(sentenceOf(entry), {
    operator: <b className={actorLook(entry)}>{operatorName(entry)}</b>,
    person: person?.name ?? text.deletedPerson,
    action,
  });
  // The sentence about a registration says already what its note contains.
  return note && action !== 'registration'
    ? insertElements(text.withNote, { entry: sentence, note })
    : sentence;
}

function sentenceOf({ action, note, byCommandLine }: DeskAuditEntry): string {
  if (action === 'joined-by-invitation' && byCommandLine) return text.joinedByCommandLine;
  // The note of a suspension is its length. The end of a suspension has no note.
  if (action === 'suspend-social') return note ? text.suspended : text.endedSuspension;
  if (action === 'registration') return text.registrations[note ?? ''] ?? text.unknownAction;
  return text.actions[action] ?? text.unknownAction;
}

/** The command line looks like no name that a person could choose. */
const actorLook = ({ operator, byCommandLine }: DeskAuditEntry) =>
  operator === null && byCommandLine ? 'font-[430] text-ink-3 italic' : 'font-[640] text-ink';

const operatorName = ({ operator, byCommandLine }: DeskAuditEntry): string =>
  operator ?? (byCommandLine ? text.commandLine : text.formerOperator);
