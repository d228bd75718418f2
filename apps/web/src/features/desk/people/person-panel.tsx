import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { dateFormat, formatNumber } from '../../../platform/format/format';
import { ApiError } from '../../../platform/http/api';
import { useApi } from '../../../platform/session';
import { initialOf } from '../../../ui/initial-of';
import { AuditList } from '../audit/audit-list';
import { DeskCard } from '../desk-card';
import { formatChallengeDay, nameOf } from '../desk-format';
import { personQuery } from '../desk-queries';
import { Loaded } from '../loaded';
import { text as deskText } from '../text';
import { PersonActions } from './person-actions';
import type { PersonAnswer } from './person-answer';
import { text } from './text';

const formatShortDate = dateFormat({ dateStyle: 'medium' });

/** One person, what an operator can do for them, and what operators did. */
export function PersonPanel({ id, onGone }: { id: string; onGone: () => void }) {
  const person = useQuery(personQuery(useApi(), id));
  const panel = useRef<HTMLDivElement>(null);
  // On narrow screens the panel is above the list, so it may be out of sight when a row far below is pressed. On wide
  // screens it is sticky.
  useEffect(() => {
    if (panel.current && panel.current.getBoundingClientRect().top < 0) panel.current.scrollIntoView();
  }, []);
  const status = person.error instanceof ApiError ? person.error.status : undefined;
  // The id is part of the address, so it may also be one that the server refuses (400).
  if (!person.data && (status === 404 || status === 400))
    return <p className="rounded-3 border border-line px-5 py-8 text-ink-2">{text.gone}</p>;
  return (
    <div
      ref={panel}
      className="desktop:sticky desktop:top-4 desktop:max-h-[calc(100svh-2rem)] desktop:overflow-y-auto"
    >
      <Loaded
        query={person}
        loading={text.personLoading}
        notLoaded={text.personNotLoaded}
        className="h-96 rounded-3"
      >
        {(found) => (
          <div className="grid gap-3.5">
            <section
              aria-label={nameOf(found)}
              className="rounded-3 border border-line bg-surface px-5 py-4.5 max-tablet:px-4"
            >
              <PersonSummary person={found} />
              <PersonActions person={found} onGone={onGone} />
            </section>
            {found.history.length > 0 && (
              <DeskCard title={text.history}>
                <AuditList entries={found.history} />
              </DeskCard>
            )}
          </div>
        )}
      </Loaded>
    </div>
  );
}

function PersonSummary({ person }: { person: PersonAnswer }) {
  const name = nameOf(person);
  return (
    <>
      <div className="grid grid-cols-[52px_minmax(0,1fr)] items-center gap-3.5">
        <span
          aria-hidden="true"
          className="grid size-13 place-items-center rounded-2 border-[1.5px] border-edge text-lg font-[720] text-ink-2"
        >
          {initialOf(name)}
        </span>
        <div className="text-sm text-ink-2">
          <h2 className="text-lg wrap-anywhere text-ink">{name}</h2>
          {person.name !== null && <p className="wrap-anywhere">{person.email ?? text.noEmail}</p>}
          {person.isEmailConfirmed === false && <p className="text-partial-ink">{text.notConfirmed}</p>}
          <p>
            {text.joined({ date: formatShortDate(Date.parse(person.joinedAt)) })} · {planText(person)}
          </p>
          {person.isOperator && <p>{text.operator}</p>}
        </div>
      </div>
      {person.suspendedUntil && (
        <p className="mt-3 rounded-2 bg-missed-soft px-3 py-2 text-sm text-missed-ink">
          {text.suspendedUntil({ date: formatShortDate(Date.parse(person.suspendedUntil)) })}
          {person.suspensionReason && ` ${text.suspensionReason({ reason: person.suspensionReason })}`}
        </p>
      )}
      <dl className="mt-3.5 grid grid-cols-3 border-t border-line pt-3">
        <Figure name={text.day} value={formatChallengeDay(person)} />
        <Figure name={text.streak} value={formatNumber(person.streak)} />
        <Figure name={text.reps} value={formatNumber(person.totalReps)} />
      </dl>
    </>
  );
}

const planText = ({ plan, planUntil }: PersonAnswer) =>
  planUntil
    ? text.planUntil({ plan: deskText.plans[plan], date: formatShortDate(Date.parse(planUntil)) })
    : deskText.plans[plan];

function Figure({ name, value }: { name: string; value: string }) {
  return (
    <div>
      <dt className="text-[0.8125rem] text-ink-3">{name}</dt>
      <dd className="mt-0.5 text-[1.375rem] font-[780] font-stretch-[108%]">{value}</dd>
    </div>
  );
}
