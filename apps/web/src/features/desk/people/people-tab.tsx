import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useDeferredValue, useState } from 'react';
import { useNavigate, useParams } from 'react-router';
import { usePremium } from '../../../challenge/premium';
import { useApi } from '../../../platform/session';
import { Button } from '../../../ui/button';
import { EmptyState } from '../../../ui/feedback/empty-state';
import { ChoiceRow } from '../../../ui/forms/choice-row';
import { controlClasses } from '../../../ui/forms/field';
import { DeskHead } from '../desk-head';
import { peopleQuery } from '../desk-queries';
import { Loaded } from '../loaded';
import { AccountList } from './account-list';
import { PeopleTable } from './people-table';
import { PersonPanel } from './person-panel';
import { text } from './text';

const onOnePage = 25;

type Filter = keyof typeof text.filters;

const filters: readonly Filter[] = ['all', 'premium', 'quiet', 'suspended', 'operators', 'accounts'];

export default function PeopleTab() {
  const isPremiumForAll = usePremium()?.isForAll === true;
  const navigate = useNavigate();
  const chosen = useParams()['*'] || undefined;
  const [typed, setTyped] = useState('');
  const [show, setShow] = useState<Filter>('all');
  /** The last person of each page before this one. */
  const [before, setBefore] = useState<readonly string[]>([]);
  const search = useDeferredValue(typed.trim());
  const after = before.at(-1);
  const people = useQuery({
    ...peopleQuery(useApi(), {
      search,
      show: show === 'accounts' ? 'all' : show,
      ...(after && { after }),
    }),
    placeholderData: keepPreviousData,
  });
  const { data } = people;
  const choose = (id: string) => navigate(`/desk/people/${id}`, { replace: chosen !== undefined });
  return (
    <>
      <DeskHead tab="people">
        <div className="flex flex-wrap items-center gap-2 max-tablet:w-full">
          <input
            type="search"
            aria-label={text.search}
            placeholder={text.searchHint}
            value={typed}
            onChange={({ target }) => {
              setTyped(target.value);
              setBefore([]);
            }}
            className={`${controlClasses} tablet:w-80`}
          />
          <ChoiceRow
            label={text.show}
            choices={filters.map((value) => ({
              value,
              name: data
                ? text.filterOf({ name: text.filters[value], count: data.counts[value] })
                : text.filters[value],
            }))}
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
          {isPremiumForAll && show !== 'accounts' && (
            <p className="mb-2 text-sm text-ink-2">{text.premiumForAllHint}</p>
          )}
          {show === 'quiet' && <p className="mb-2 text-sm text-ink-2">{text.quietHint}</p>}
          {show === 'accounts' ? (
            <AccountList key={search} search={search} />
          ) : (
            <Loaded
              query={people}
              loading={text.listLoading}
              notLoaded={text.listNotLoaded}
              className="h-120 rounded-3"
            >
              {({ people: shown, isMore, onlyBeginnings }) =>
                shown.length > 0 ? (
                  <>
                    <PeopleTable
                      people={shown}
                      planName={isPremiumForAll ? text.bought : text.plan}
                      chosen={chosen}
                      onChoose={choose}
                    />
                    <div className="mt-2.5 flex min-h-11 flex-wrap items-center justify-between gap-2">
                      <p className="text-sm text-ink-2">
                        {(before.length > 0 || isMore) &&
                          text.range({
                            first: before.length * onOnePage + 1,
                            last: before.length * onOnePage + shown.length,
                          })}
                        {onlyBeginnings && ` ${text.onlyBeginnings}`}
                      </p>
                      {(before.length > 0 || isMore) && (
                        <div className="flex gap-2">
                          <Button
                            size="small"
                            disabled={before.length === 0}
                            onClick={() => setBefore(before.slice(0, -1))}
                          >
                            {text.back}
                          </Button>
                          <Button
                            size="small"
                            disabled={!isMore}
                            onClick={() => setBefore([...before, shown.at(-1)!.id])}
                          >
                            {text.next}
                          </Button>
                        </div>
                      )}
                    </div>
                  </>
                ) : (
                  <Nobody search={search} show={show} />
                )
              }
            </Loaded>
          )}
        </div>
        {chosen && (
          <PersonPanel key={chosen} id={chosen} onGone={() => navigate('/desk/people', { replace: true })} />
        )}
        {!chosen && show !== 'accounts' && data && data.people.length > 0 && (
          <p className="rounded-3 border border-line px-5 py-8 text-center text-ink-2 max-desktop:hidden">
            {text.choose}
          </p>
        )}
      </div>
    </>
  );
}

function Nobody({ search, show }: { search: string; show: Filter }) {
  if (search.length >= 2) return <EmptyState title={text.noneFound}>{text.noneFoundHint}</EmptyState>;
  return (
    <EmptyState title={show === 'suspended' ? text.noneSuspended : text.none}>
      {show === 'operators' && text.noOperators}
    </EmptyState>
  );
}
