import { useQuery } from '@tanstack/react-query';
import { dateFormat, formatNumber } from '../../../platform/format/format';
import { ApiError } from '../../../platform/http/api';
import { NotLoaded } from '../../../platform/not-loaded';
import { useApi } from '../../../platform/session';
import { Skeleton, SkeletonGroup } from '../../../ui/feedback/skeleton';
import { initialOf } from '../../../ui/initial-of';
import { AuditList } from '../audit/audit-list';
import { DeskCard } from '../desk-card';
import { formatDay, nameOf, planNames } from '../desk-format';
import { personQuery } from '../desk-queries';
import { PersonActions } from './person-actions';
import type { PersonAnswer } from './person-answer';

const shortDate = dateFormat({ dateStyle: 'medium' });

/** One person, what an operator can do for them, and what was done. */
export function PersonPanel({ id, onGone }: { id: string; onGone: () => void }) {
  const person = useQuery(personQuery(useApi(), id));
  if (person.data)
    return (
      <div className="grid gap-3.5">
        <section
          aria-label={nameOf(person.data)}
          className="rounded-3 border border-line bg-surface px-5 py-4.5 max-tablet:px-4"
        >
          <Who person={person.data} />
          <PersonActions person={person.data} onGone={onGone} />
        </section>
        {person.data.history.length > 0 && (
          <DeskCard title="History">
            <AuditList entries={person.data.history} />
          </DeskCard>
        )}
      </div>
    );
  if (person.error instanceof ApiError && (person.error.status === 404 || person.error.status === 400))
    return <p className="rounded-3 border border-line px-5 py-8 text-ink-2">This account is gone.</p>;
  if (person.error)
    return <NotLoaded queries={[person]} title="This person did not load" unharmed="Nothing was changed." />;
  return (
    <SkeletonGroup label="Loading the person">
      <Skeleton className="h-96 rounded-3" />
    </SkeletonGroup>
  );
}

function Who({ person }: { person: PersonAnswer }) {
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
          {person.name !== null && <p className="wrap-anywhere">{person.email ?? 'No email'}</p>}
          <p>
            Joined {shortDate(Date.parse(person.joinedAt))} · {planText(person)}
          </p>
          {person.isOperator && <p>Operator</p>}
        </div>
      </div>
      {person.suspendedUntil && (
        <p className="mt-3 rounded-2 bg-missed-soft px-3 py-2 text-sm text-missed-ink">
          Suspended until {shortDate(Date.parse(person.suspendedUntil))}.
          {person.suspensionReason && ` ${person.suspensionReason}`}
        </p>
      )}
      <dl className="mt-3.5 grid grid-cols-3 border-t border-line pt-3">
        <Figure name="Day" value={formatDay(person)} />
        <Figure name="Streak" value={formatNumber(person.streak)} />
        <Figure name="Reps" value={formatNumber(person.totalReps)} />
      </dl>
    </>
  );
}

const planText = ({ plan, planUntil }: PersonAnswer) =>
  planUntil ? `${planNames[plan]} until ${shortDate(Date.parse(planUntil))}` : planNames[plan];

function Figure({ name, value }: { name: string; value: string }) {
  return (
    <div>
      <dt className="text-[0.8125rem] text-ink-3">{name}</dt>
      <dd className="mt-0.5 text-[1.375rem] font-[780] font-stretch-[108%]">{value}</dd>
    </div>
  );
}
