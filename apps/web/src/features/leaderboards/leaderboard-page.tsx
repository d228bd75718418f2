import type { Today } from '@hundred/contract/today';
import { percentile } from '@hundred/domain/ranking/percentile';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useCan } from '../../challenge/premium';
import { useChallenge } from '../../challenge/use-challenge';
import { premiumView, todayView } from '../../challenge/views';
import { ageGroupName } from '../../platform/format/age-groups';
import { formatPercent } from '../../platform/format/format';
import { usePageTitle } from '../../platform/look/page-title';
import { useApi, useSession } from '../../platform/session';
import { PageHead } from '../../ui/page-head';
import { Tabs } from '../../ui/tabs';
import { AgeGroupPanel } from './age-group-panel';
import { BoardMissing, BoardPanel } from './board-panel';
import { type BoardScope, boardQuery, percentileQuery } from './board-queries';
import { type BoardSelection, type BoardTab, timeframes, useBoardSelection } from './board-selection';
import { monthName, openingCohort } from './cohort-months';
import { CohortPicker } from './cohort-picker';
import { LockedBoard } from './locked-board';
import { text } from './text';
import { useBoards } from './use-boards';

export default function LeaderboardPage() {
  usePageTitle(text.title);
  const session = useSession();
  const isOpen = useCan();
  const selection = useBoardSelection();
  const premium = useChallenge(premiumView);
  const cohortIsOpen = isOpen('cohort-leaderboard');
  const { months, percent } = useOwnPlace(selection.tab === 'cohort' && cohortIsOpen === true);
  const today = useChallenge(todayView).data;
  const ageGroup = session.state === 'signed-in' ? session.person.ageGroup : null;
  const cohort = selection.cohort ?? (months.data && openingCohort(months.data));
  const ageIsOpen = isOpen('age-group-leaderboard');
  const scopes: Record<BoardTab, BoardScope | undefined> = {
    global: 'global',
    cohort: cohortIsOpen && cohort !== undefined ? `cohort/${cohort}` : undefined,
    age: ageIsOpen && ageGroup !== null ? `age/${ageGroup}` : undefined,
  };
  const scope = scopes[selection.tab];
  const boards = useBoards(scope, selection);
  const shared = { scope, boards, selection, today };

  const cohortPanel = () => {
    if (cohortIsOpen === false) return <LockedBoard />;
    if (!cohortIsOpen) return <BoardMissing query={premium} />;
    if (!months.data || cohort === undefined) return <BoardMissing query={months} />;
    return (
      <Board {...shared} title={text.cohortOf({ month: monthName(cohort) })}>
        <CohortPicker shown={cohort} months={months.data} onShow={(month) => selection.select({ month })} />
      </Board>
    );
  };
  const agePanel = () => {
    if (ageIsOpen === false) return <LockedBoard />;
    if (!ageIsOpen) return <BoardMissing query={premium} />;
    if (ageGroup === null) return <AgeGroupPanel />;
    return <Board {...shared} title={text.ageGroup({ group: ageGroupName(ageGroup) })} />;
  };

  return (
    <>
      <PageHead
        title={text.title}
        isTight
        aside={
          percent > 0 && (
            <p className="inline-flex min-h-9 flex-none items-center rounded-2 bg-invert px-3.5 text-md max-tablet:px-3 font-[700] text-on-invert">
              {text.topPercent({ percent: formatPercent(percent) })}
            </p>
          )
        }
      />
      <Tabs
        label={text.board}
        chosen={selection.tab}
        onChoose={(tab) => selection.select({ tab })}
        tabs={[
          { id: 'global', name: text.boards.global, panel: <Board {...shared} title={text.boards.global} /> },
          {
            id: 'cohort',
            name: text.boards.cohort,
            isLocked: cohortIsOpen === false,
            panel: cohortPanel(),
          },
          {
            id: 'age',
            name: text.boards.age,
            isLocked: ageIsOpen === false,
            panel: agePanel(),
          },
        ]}
      />
    </>
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

type BoardProps = {
  title: string;
  scope: BoardScope | undefined;
  boards: ReturnType<typeof useBoards>;
  selection: BoardSelection;
  today: Today | undefined;
  /** Shown above the rows. */
  children?: ReactNode;
};

/** The board of a tab, with a tab for each timeframe. */
function Board({ title, scope, boards, selection, today, children }: BoardProps) {
  const { shown, around, view } = boards;
  return (
    <Tabs
      label={text.timeframe}
      look="underline"
      className="max-tablet:-mt-3 tablet:-mt-16 tablet:[&>[role=tablist]]:ml-auto tablet:[&>[role=tablist]]:w-fit [&>[role=tablist]]:-mx-3 [&>[role=tabpanel]]:max-tablet:mt-2"
      chosen={selection.timeframe}
      onChoose={(timeframe) => selection.select({ timeframe })}
      tabs={timeframes.map((id) => ({
        id,
        name: text.timeframes[id],
        panel: (
          <>
            {children}
            <BoardPanel
              id={`${scope}/${id}`}
              caption={text.caption({ board: title, timeframe: text.timeframes[id] })}
              query={shown}
              around={around}
              today={today}
              view={view}
              onView={(chosen) => selection.select({ view: chosen })}
            />
          </>
        ),
      }))}
    />
  );
}
