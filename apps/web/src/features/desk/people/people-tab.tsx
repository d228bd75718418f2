import type { AnswerAt } from '@hundred/contract/calls';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useDeferredValue, useState } from 'react';
import { useNavigate, useParams } from 'react-router';
import { usePremium } from '../../../challenge/premium';
import { useApi } from '../../../platform/session';
import { EmptyState } from '../../../ui/feedback/empty-state';
import { DeskHead } from '../desk-head';
import { peopleQuery } from '../desk-queries';
import { Loaded } from '../loaded';
import { PageButtons } from '../page-buttons';
import { AccountList } from './account-list';
import { type PeopleFilter, PeopleFilters } from './people-filters';
import { PeopleTable } from './people-table';
import { PersonPanel } from './person-panel';
import { text } from './text';

const onOnePage = 25;

/** The list of people, with the chosen one beside it. The address names the chosen one. */
export default function PeopleTab() {
  const navigate = useNavigate();
  const chosen = useParams()['*'] || undefined;
  const isPremiumForAll = usePremium()?.isForAll === true;
  const [typed, setTyped] = useState('');
  const [show, setShow] = useState<PeopleFilter>('all');
  /** Where each earlier page ended. The page begins after the last of them. */
  const [earlierEnds, setEarlierEnds] = useState<readonly string[]>([]);
  const search = useDeferredValue(typed.trim());
  const after = earlierEnds.at(-1);
  const people = useQuery({
    ...peopleQuery(useApi(), { search, show: show === 'accounts' ? 'all' : show, ...(after && { after }) }),
    placeholderData: keepPreviousData,
  });
  const { data } = people;
  // Everybody on this page was deleted.
  if (after && data?.people.length === 0 && !people.isPlaceholderData)
    setEarlierEnds(earlierEnds.slice(0, -1));
  return (
    <>
      <DeskHead tab="people">
        <PeopleFilters
          typed={typed}
          show={show}
          counts={data?.counts}
          onType={(next) => {
            setTyped(next);
            setEarlierEnds([]);
          }}
          onShow={(next) => {
            setShow(next);
            setEarlierEnds([]);
          }}
        />
      </DeskHead>
      {/* Without an anchor, because the browser would scroll back to the list when the panel above it has loaded. */}
      <div className="grid items-start gap-3.5 [overflow-anchor:none] desktop:grid-cols-[minmax(0,1fr)_332px] vast:grid-cols-[minmax(0,1fr)_28rem]">
        <div aria-busy={people.isFetching || undefined} className={chosen ? 'max-desktop:order-2' : ''}>
          {show === 'accounts' ? (
            <AccountList key={search} search={search} />
          ) : (
            <>
              {isPremiumForAll && <p className="mb-2 text-sm text-ink-2">{text.premiumForAllHint}</p>}
              {show === 'quiet' && <p className="mb-2 text-sm text-ink-2">{text.quietHint}</p>}
              <Loaded
                query={people}
                loading={text.listLoading}
                notLoaded={text.listNotLoaded}
                className="h-120 rounded-3"
              >
                {(page) => {
                  const { next } = page;
                  if (page.people.length === 0) return <Nobody search={search} show={show} />;
                  return (
                    <PeoplePage
                      page={page}
                      earlierPages={earlierEnds.length}
                      planName={isPremiumForAll ? text.bought : text.plan}
                      chosen={chosen}
                      onChoose={(id) => navigate(`/desk/people/${id}`, { replace: chosen !== undefined })}
                      onBack={() => setEarlierEnds(earlierEnds.slice(0, -1))}
                      onNext={next === null ? undefined : () => setEarlierEnds([...earlierEnds, next])}
                    />
                  );
                }}
              </Loaded>
            </>
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

type PageProps = {
  page: AnswerAt<'GET', '/desk/people'>;
  earlierPages: number;
  /** The head of the column of plans. */
  planName: string;
  chosen: string | undefined;
  onChoose: (id: string) => void;
  onBack: () => void;
  /** Undefined on the last page. */
  onNext: (() => void) | undefined;
};

function PeoplePage({ page, earlierPages, planName, chosen, onChoose, onBack, onNext }: PageProps) {
  const { people, onlyBeginnings } = page;
  const first = earlierPages * onOnePage + 1;
  return (
    <>
      <PeopleTable people={people} planName={planName} chosen={chosen} onChoose={onChoose} />
      <div className="mt-2.5 flex min-h-11 flex-wrap items-center justify-between gap-2">
        <p className="text-sm text-ink-2">
          {(earlierPages > 0 || onNext) && text.range({ first, last: first + people.length - 1 })}
          {onlyBeginnings && ` ${text.onlyBeginnings}`}
        </p>
        <PageButtons
          backText={text.back}
          nextText={text.next}
          onBack={earlierPages > 0 ? onBack : undefined}
          onNext={onNext}
        />
      </div>
    </>
  );
}

function Nobody({ search, show }: { search: string; show: PeopleFilter }) {
  if (search.length >= 2) return <EmptyState title={text.noneFound}>{text.noneFoundHint}</EmptyState>;
  return (
    <EmptyState title={show === 'suspended' ? text.noneSuspended : text.none}>
      {show === 'operators' && text.noOperators}
    </EmptyState>
  );
}
