import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useDeferredValue, useState } from 'react';
import { useNavigate, useParams } from 'react-router';
import { formatNumber } from '../../../platform/format/format';
import { NotLoaded } from '../../../platform/not-loaded';
import { useApi } from '../../../platform/session';
import { Button } from '../../../ui/button';
import { EmptyState } from '../../../ui/feedback/empty-state';
import { Skeleton, SkeletonGroup } from '../../../ui/feedback/skeleton';
import { ChoiceRow } from '../../../ui/forms/choice-row';
import { controlClasses } from '../../../ui/forms/field';
import { DeskHead } from '../desk-head';
import { peopleQuery, type Shown } from '../desk-queries';
import { PeopleTable } from './people-table';
import { PersonPanel } from './person-panel';

const onOnePage = 25;

const filters = [
  { value: 'all', name: 'All' },
  { value: 'suspended', name: 'Suspended' },
  { value: 'operators', name: 'Operators' },
] as const;

export default function PeopleTab() {
  const navigate = useNavigate();
  const chosen = useParams()['*'] || undefined;
  const [typed, setTyped] = useState('');
  const [show, setShow] = useState<Shown>('all');
  /** The last person of each page before this one. */
  const [before, setBefore] = useState<readonly string[]>([]);
  const search = useDeferredValue(typed.trim());
  const after = before.at(-1);
  const people = useQuery({
    ...peopleQuery(useApi(), { search, show, ...(after && { after }) }),
    placeholderData: keepPreviousData,
  });
  const { data } = people;
  const choose = (id: string) => navigate(`/desk/people/${id}`, { replace: chosen !== undefined });
  return (
    <>
      <DeskHead title="People">
        <div className="flex flex-wrap items-center gap-2 max-tablet:w-full">
          <input
            type="search"
            aria-label="Search people"
            placeholder="Name or email"
            value={typed}
            onChange={({ target }) => {
              setTyped(target.value);
              setBefore([]);
            }}
            className={`${controlClasses} tablet:w-80`}
          />
          <ChoiceRow
            label="Show"
            choices={filters.map((filter) =>
              filter.value === 'all' && data
                ? { ...filter, name: `All ${formatNumber(data.total)}` }
                : filter,
            )}
            chosen={show}
            onChoose={(next) => {
              setShow(next);
              setBefore([]);
            }}
          />
        </div>
      </DeskHead>
      <div className="grid items-start gap-3.5 desktop:grid-cols-[minmax(0,1fr)_332px]">
        <div aria-busy={people.isFetching || undefined} className={chosen ? 'max-desktop:order-2' : ''}>
          {data && data.people.length > 0 && (
            <>
              <PeopleTable people={data.people} chosen={chosen} onChoose={choose} />
              <div className="mt-2.5 flex min-h-11 flex-wrap items-center justify-between gap-2">
                <p className="text-sm text-ink-2">
                  {formatNumber(before.length * onOnePage + 1)} –{' '}
                  {formatNumber(before.length * onOnePage + data.people.length)}, by name.
                  {data.onlyBeginnings && ' The search finds how a name or email begins.'}
                </p>
                {(before.length > 0 || data.isMore) && (
                  <div className="flex gap-2">
                    <Button
                      size="small"
                      disabled={before.length === 0}
                      onClick={() => setBefore(before.slice(0, -1))}
                    >
                      Back
                    </Button>
                    <Button
                      size="small"
                      disabled={!data.isMore}
                      onClick={() => setBefore([...before, data.people.at(-1)!.id])}
                    >
                      Next
                    </Button>
                  </div>
                )}
              </div>
            </>
          )}
          {data?.people.length === 0 && <Nobody search={search} show={show} />}
          {!data && people.error && (
            <NotLoaded queries={[people]} title="The list did not load" unharmed="Nothing was changed." />
          )}
          {people.isPending && (
            <SkeletonGroup label="Loading people">
              <Skeleton className="h-120 rounded-3" />
            </SkeletonGroup>
          )}
        </div>
        {chosen && (
          <PersonPanel key={chosen} id={chosen} onGone={() => navigate('/desk/people', { replace: true })} />
        )}
        {!chosen && data && data.people.length > 0 && (
          <p className="rounded-3 border border-line px-5 py-8 text-center text-ink-2 max-desktop:hidden">
            Choose a person to see what you can do.
          </p>
        )}
      </div>
    </>
  );
}

function Nobody({ search, show }: { search: string; show: Shown }) {
  if (search.length >= 2) return <EmptyState title="Nobody found">Try another part of the name.</EmptyState>;
  return (
    <EmptyState title={show === 'suspended' ? 'Nobody is suspended' : 'Nobody yet'}>
      {show === 'operators' && 'Operators are made on the server: npm run admin -- grant-operator EMAIL'}
    </EmptyState>
  );
}
