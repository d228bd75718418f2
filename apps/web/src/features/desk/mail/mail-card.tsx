import type { DeskHealth } from '@hundred/contract/desk/installation';
import { useQuery } from '@tanstack/react-query';
import { formatNumber } from '../../../platform/format/format';
import { useApi } from '../../../platform/session';
import { DeskCard } from '../desk-card';
import { formatWhen } from '../desk-format';
import { healthQuery } from '../desk-queries';
import { useNow } from '../use-now';
import { text } from './text';

type Mail = DeskHealth['mail'];

const mostMailsShown = 8;

/** Which mails of the last week were sent, and which failed. If they do not load, `HealthCard` says so. */
export function MailCard() {
  const mail = useQuery(healthQuery(useApi())).data?.mail;
  const now = useNow();
  if (!mail?.isSetUp) return null;
  return (
    <DeskCard title={text.title} aside={<span className="text-sm text-ink-3">{text.days}</span>}>
      <p className="text-ink-2 tabular-nums">{countsOf(mail).join(' · ')}</p>
      {mail.recent.length === 0 ? (
        <p className="mt-2 text-ink-2">{text.none}</p>
      ) : (
        <ul aria-label={text.last} className="mt-2">
          {mail.recent.slice(0, mostMailsShown).map(({ id, kind, outcome, at, reason }) => (
            <li
              key={id}
              className="flex flex-wrap justify-between gap-x-3 border-t border-line py-1.5 text-sm"
            >
              <span className="font-[600]">{text.kinds[kind] ?? kind}</span>
              <span className="text-ink-2">
                {outcome === 'sent' && `${text.outcomes.sent} · `}
                {formatWhen(at, now)}
              </span>
              {outcome !== 'sent' && (
                <span className="w-full wrap-anywhere text-missed-ink">
                  {text.outcomes[outcome]}
                  {reason && `: ${reason}`}
                </span>
              )}
            </li>
          ))}
        </ul>
      )}
    </DeskCard>
  );
}

function countsOf({ sent, failed, unknown, waiting }: Mail): string[] {
  const values = (count: number) => ({ count, formatted: formatNumber(count) });
  return [
    text.sent(values(sent)),
    ...(failed > 0 ? [text.failed(values(failed))] : []),
    ...(unknown > 0 ? [text.unknown(values(unknown))] : []),
    ...(waiting > 0 ? [text.waiting(values(waiting))] : []),
  ];
}
