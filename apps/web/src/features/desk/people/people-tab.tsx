import type { AnswerAt } from '@hundred/contract/calls';
import { peopleOnPage } from '@hundred/domain/support/desk-limits';
import { keepPreviousData, type UseQueryResult, useQuery } from '@tanstack/react-query';
import { useDeferredValue, useState } from 'react';
import { useNavigate, useParams } from 'react-router';
import { usePremium } from '../../../challenge/premium';
import { useApi } from '../../../platform/session';
import { EmptyState } from '../../../ui/feedback/empty-state';
import { DeskHead } from '../desk-head';
import { isSearched, peopleQuery } from '../desk-queries';
import { Loaded } from '../loaded';
import { PageButtons } from '../page-buttons';
import { type Pages, usePages } from '../use-pages';
import { AccountList } from './account-list';
import { type PeopleFilter, PeopleFilters } from './people-filters';
import { PeopleTable } from './people-table';
import { PersonPanel } from './person-panel';
import { text } from './text';

/** The list of people, with the chosen one beside it. The address names the chosen one. */
export default function PeopleTab() {
  const navigate = useNavigate();
  // The route is /desk/people/*.
  const chosenId = useParams()['*'] || undefined;
  const [typed, setTyped] = useState('');
  const [show, setShow] = useState<PeopleFilter>('all');
  const pages = usePages<string>();
  const { after } = pages;
  const search = useDeferredValue(typed.trim());
  // `AccountList` loads the accounts itself; the counts beside the filters come with the people.
  const shownPeople = show === 'accounts' ? 'all' : show;
  const people = useQuery({
    ...peopleQuery(useApi(), { search, show: shownPeople, ...(after && { after }) }),
    placeholderData: keepPreviousData,
  });
  const { data } = people;
  // Everybody on this page was deleted, so the page before is shown.
  if (after && data?.people.length === 0 && !people.isPlaceholderData) pages.goBack();
  return (
    <>
      <DeskHead tab="people">
        <PeopleFilters
          typed={typed}
          show={show}
          counts={data?.counts}
          onType={(nextTyped) => {
            setTyped(nextTyped);
            pages.goToFirst();
          }}
          onShow={(nextShow) => {
            setShow(nextShow);
            pages.goToFirst();
          }}
        />
      </DeskHead>
      {/* Scroll anchoring is off. With it the browser would scroll back to the list once the panel above the list loads. */}
      <div className="grid items-start gap-3.5 [overflow-anchor:none] desktop:grid-cols-[minmax(0,1fr)_332px] vast:grid-cols-[minmax(0,1fr)_28rem]">
        <div aria-busy={people.isFetching || undefined} className={chosenId ? 'max-desktop:order-2' : ''}>
          {show === 'accounts' ? (
            <AccountList key={search} search={search} />
          ) : (
            <PeopleList people={people} pages={pages} search={search} show={show} chosenId={chosenId} />
          )}
        </div>
        {chosenId && (
          <PersonPanel
            key={chosenId}
            id={chosenId}
            onGone={() => navigate('/desk/people', { replace: true })}
          />
        )}
        {!chosenId && show !== 'accounts' && data && data.people.length > 0 && (
          <p className="rounded-3 border border-line px-5 py-8 text-center text-ink-2 max-desktop:hidden">
            {text.choose}
          </p>
        )}
      </div>
    </>
  );
}

type PeopleAnswer = AnswerAt<'GET', '/desk/people'>;

type ListProps = {
  people: UseQueryResult<PeopleAnswer>;
  pages: Pages<string>;
  search: string;
  show: PeopleFilter;
  chosenId: string | undefined;
};

function PeopleList({ people, pages, search, show, chosenId }: ListProps) {
  const navigate = useNavigate();
  const isPremiumForAll = usePremium()?.isForAll === true;
  return (
    <>
      {isPremiumForAll && <p className="mb-2 text-sm text-ink-2">{text.premiumForAllHint}</p>}
      {show === 'quiet' && <p className="mb-2 text-sm text-ink-2">{text.quietHint}</p>}
      <Loaded
        query={people}
        loading={text.listLoading}
        notLoaded={text.listNotLoaded}
        className="h-120 rounded-3"
      >
        {(page) =>
          page.people.length === 0 ? (
            <EmptyList search={search} show={show} />
          ) : (
            <>
              <PeopleTable
                // A new page begins at its first row.
                key={pages.after}
                people={page.people}
                planHeading={isPremiumForAll ? text.bought : text.plan}
                chosenId={chosenId}
                onChoose={(id) => navigate(`/desk/people/${id}`, { replace: chosenId !== undefined })}
              />
              <PageRow
                page={page}
                pages={pages}
                total={search === '' && show !== 'accounts' ? page.counts[show] : undefined}
              />
            </>
          )
        }
      </Loaded>
    </>
  );
}

type PageRowProps = {
  page: PeopleAnswer;
  pages: Pages<string>;
  /** Nobody counts the people whom a search finds. */
  total: number | undefined;
};

/**
 * Which people of all are shown, and the buttons that turn the pages. `onlyBeginnings` means that the search found only the
 * beginnings of names and emails, because there are too many people.
 */
function PageRow({ page, pages, total }: PageRowProps) {
  const { people, next, onlyBeginnings } = page;
  const { earlierPageCount, goBack, goOnAfter } = pages;
  const first = earlierPageCount * peopleOnPage + 1;
  const range = text.range({ first, last: first + people.length - 1 });
  return (
    <div className="mt-2.5 flex min-h-11 flex-wrap items-center justify-between gap-2">
      <p className="text-sm text-ink-2">
        {(earlierPageCount > 0 || next !== null) &&
          (total === undefined ? range : text.rangeOf({ range, total }))}
        {onlyBeginnings && ` ${text.onlyBeginnings}`}
      </p>
      <PageButtons
        backText={text.back}
        nextText={text.next}
        onBack={earlierPageCount > 0 ? goBack : undefined}
        onNext={next === null ? undefined : () => goOnAfter(next)}
      />
    </div>
  );
}

function EmptyList({ search, show }: { search: string; show: PeopleFilter }) {
  if (isSearched(search)) return <EmptyState title={text.noneFound}>{text.noneFoundHint}</EmptyState>;
  return (
    <EmptyState title={show === 'suspended' ? text.noneSuspended : text.none}>
      {show === 'operators' && text.noOperators}
    </EmptyState>
  );
}
