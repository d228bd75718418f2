import type { Today } from '@hundred/contract/today';
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
import { type BoardScope, percentileQuery } from './board-queries';
import { type BoardSelection, type BoardTab, timeframes, useBoardSelection } from './board-selection';
import { monthName, openingCohort } from './cohort-months';
import { CohortPicker } from './cohort-picker';
import { PremiumPanel } from './premium-panel';
import { text } from './text';
import { useBoards } from './use-boards';

export default function LeaderboardPage() {
  usePageTitle(text.title);
  const session = useSession();
  const isOpen = useCan();
  const selection = useBoardSelection();
  const premium = useChallenge(premiumView);
  const percentile = useQuery(percentileQuery(useApi()));
  const ownPercentile = percentile.data;
  const today = useChallenge(todayView).data;
  const ageGroup = session.state === 'signed-in' ? session.person.ageGroup : null;
  const cohort = selection.cohort ?? (ownPercentile && openingCohort(ownPercentile));
  const cohortIsOpen = isOpen('cohort-leaderboard');
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
    if (cohortIsOpen === false) return <PremiumPanel />;
    if (!cohortIsOpen) return <BoardMissing query={premium} />;
    if (!ownPercentile || cohort === undefined) return <BoardMissing query={percentile} />;
    return (
      <Board {...shared} title={text.cohortOf({ month: monthName(cohort) })}>
        <CohortPicker shown={cohort} months={ownPercentile} onShow={(month) => selection.select({ month })} />
      </Board>
    );
  };
  const agePanel = () => {
    if (ageIsOpen === false) return <PremiumPanel />;
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
          ownPercentile !== undefined &&
          ownPercentile.percentile > 0 && (
            <p className="inline-flex min-h-9 flex-none items-center rounded-2 bg-invert px-3.5 text-md max-tablet:px-3 font-[700] text-on-invert">
              {text.topPercent({ percent: formatPercent(ownPercentile.percentile) })}
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
