import type { DeskAuditEntry } from '@hundred/contract/desk/audit';
import { formatWhen } from '../desk-format';
import { useNow } from '../use-now';
import { auditText, operatorText } from './audit-text';

/** Entries of the audit: when, who, what. */
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
          <span className="wrap-anywhere">
            <b className="font-[640] text-ink">{operatorText(entry)}</b> {auditText(entry)}
          </span>
        </li>
      ))}
    </ol>
  );
}
