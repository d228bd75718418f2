import { percentile } from '@hundred/domain/ranking/percentile';
import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import type { ComponentProps, ReactNode } from 'react';
import { useCan } from '../../challenge/premium';
import { useChallenge } from '../../challenge/use-challenge';
import { premiumView, todayView } from '../../challenge/views';
import { ageGroupName } from '../../platform/format/age-groups';
import { formatPercent } from '../../platform/format/format';
import { usePageTitle } from '../../platform/look/page-title';
import type { RetryableQuery } from '../../platform/not-loaded';
import { useApi, useSession } from '../../platform/session';
import { PageHead } from '../../ui/page-head';
import { Tabs } from '../../ui/tabs';
import { AgeGroupMissing } from './age-group-missing';
import { BoardMissing } from './board-panel';
import { type BoardScope, boardQuery, type Percentile, percentileQuery } from './board-queries';
import { type BoardTab, useBoardSelection } from './board-selection';
import { monthName, monthToShowFirst } from './cohort-months';
import { CohortPicker } from './cohort-picker';
import { LockedBoard } from './locked-board';
import { text } from './text';
import { TimeframeTabs } from './timeframe-tabs';
import { useBoards } from './use-boards';

/** The boards of everybody, of those who started in the same month, and of the same age group. */
export default function LeaderboardPage() {
  usePageTitle(text.title);
  const session = useSession();
  const can = useCan();
  const selection = useBoardSelection();
  const premium = useChallenge(premiumView);
  // Both are undefined until it is known whether Premium is in force.
  const areCohortsOpen = can('cohort-leaderboard');
  const areAgesOpen = can('age-group-leaderboard');
  const { months, percent } = useOwnPlace(selection.tab === 'cohort' && areCohortsOpen === true);
  const today = useChallenge(todayView).data;
  const ageGroup = session.state === 'signed-in' ? session.person.ageGroup : null;
  const shownMonth = selection.month ?? (months.data && monthToShowFirst(months.data));
  const scopes: Record<BoardTab, BoardScope | undefined> = {
    global: 'global',
    cohort: areCohortsOpen && shownMonth !== undefined ? `cohort/${shownMonth}` : undefined,
    age: areAgesOpen && ageGroup !== null ? `age/${ageGroup}` : undefined,
  };
  const scope = scopes[selection.tab];
  const boards = useBoards(scope, selection);
  const boardProps = { scope, boards, selection, today };
  return (
    <>
      <PageHead title={text.title} isTight aside={percent > 0 && <TopPercent percent={percent} />} />
      <Tabs
        label={text.board}
        chosen={selection.tab}
        onChoose={(tab) => selection.select({ tab })}
        tabs={[
          {
            id: 'global',
            name: text.boards.global,
            panel: <TimeframeTabs {...boardProps} title={text.boards.global} />,
          },
          {
            id: 'cohort',
            name: text.boards.cohort,
            isLocked: areCohortsOpen === false,
            panel: (
              <PremiumBoard isOpen={areCohortsOpen} premium={premium}>
                <CohortBoard shownMonth={shownMonth} months={months} boardProps={boardProps} />
              </PremiumBoard>
            ),
          },
          {
            id: 'age',
            name: text.boards.age,
            isLocked: areAgesOpen === false,
            panel: (
              <PremiumBoard isOpen={areAgesOpen} premium={premium}>
                {ageGroup === null ? (
                  <AgeGroupMissing />
                ) : (
                  <TimeframeTabs {...boardProps} title={text.ageGroup({ group: ageGroupName(ageGroup) })} />
                )}
              </PremiumBoard>
            ),
          },
        ]}
      />
    </>
  );
}

function TopPercent({ percent }: { percent: number }) {
  return (
    <p className="inline-flex min-h-9 flex-none items-center rounded-2 bg-invert px-3.5 text-md max-tablet:px-3 font-[700] text-on-invert">
      {text.topPercent({ percent: formatPercent(percent) })}
    </p>
  );
}

type PremiumProps = { isOpen: boolean | undefined; premium: RetryableQuery; children: ReactNode };

/** A board that needs Premium, or what stands in its place. */
function PremiumBoard({ isOpen, premium, children }: PremiumProps) {
  if (isOpen === undefined) return <BoardMissing query={premium} />;
  return isOpen ? children : <LockedBoard />;
}

type CohortProps = {
  /** Undefined until the person chooses one or `months` has loaded. */
  shownMonth: string | undefined;
  /** The answer about the person's percentile, which also has the months of the cohorts. */
  months: UseQueryResult<Percentile>;
  boardProps: Omit<ComponentProps<typeof TimeframeTabs>, 'title' | 'children'>;
};

function CohortBoard({ shownMonth, months, boardProps }: CohortProps) {
  const { data } = months;
  if (!data || shownMonth === undefined) return <BoardMissing query={months} />;
  return (
    <TimeframeTabs {...boardProps} title={text.cohortOf({ month: monthName(shownMonth) })}>
      <CohortPicker
        shownMonth={shownMonth}
        months={data}
        onShow={(month) => boardProps.selection.select({ month })}
      />
    </TimeframeTabs>
  );
}

/**
 * The months of the cohorts, if they are shown, and the percentile of the person: 0 if it is unknown. Any other tab takes
 * the percentile from the rows around the person on the global board, which it shows or has shown.
 */
function useOwnPlace(isCohortShown: boolean) {
  const api = useApi();
  const months = useQuery({ ...percentileQuery(api), enabled: isCohortShown });
  const around = useQuery({ ...boardQuery(api, 'global', 'all', 'around'), enabled: !isCohortShown });
  const { userRank = null, rankedPeople = 0 } = around.data ?? {};
  const percent = isCohortShown ? (months.data?.percentile ?? 0) : percentile(userRank, rankedPeople);
  return { months, percent };
}
