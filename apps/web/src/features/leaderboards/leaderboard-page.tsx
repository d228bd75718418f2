import type { Timeframe } from '@hundred/domain/ranking/board-period';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router';
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
import {
  type BoardScope,
  type BoardView,
  boardQuery,
  boardViews,
  percentileQuery,
  topRanks,
} from './board-queries';
import { monthName, openingCohort, readCohort } from './cohort-months';
import { CohortPicker } from './cohort-picker';
import { PremiumPanel } from './premium-panel';
import { text } from './text';

const tabIds = ['global', 'cohort', 'age'] as const;
const timeframes = ['all', 'week', 'month'] as const satisfies readonly Timeframe[];

const oneOf = <Value extends string>(values: readonly Value[], wanted: string | null): Value =>
  values.find((value) => value === wanted) ?? (values[0] as Value);

/** The selection is part of the address, so that back, reload and sharing show the same. */
export default function LeaderboardPage() {
  usePageTitle(text.title);
  const api = useApi();
  const session = useSession();
  const isOpen = useCan();
  const [address, setAddress] = useSearchParams();
  const premium = useChallenge(premiumView);
  const percentile = useQuery(percentileQuery(api));
  const ownPercentile = percentile.data;
  const today = useChallenge(todayView).data;
  const tab = oneOf(tabIds, address.get('tab'));
  const timeframe = oneOf(timeframes, address.get('timeframe'));
  const ageGroup = session.state === 'signed-in' ? session.person.ageGroup : null;
  const cohort = readCohort(address.get('month')) ?? (ownPercentile && openingCohort(ownPercentile));

  function show(change: Record<string, string>, forgotten?: string) {
    const next = new URLSearchParams(address);
    if (forgotten) next.delete(forgotten);
    for (const [name, value] of Object.entries(change)) next.set(name, value);
    setAddress(next, { replace: true, preventScrollReset: true });
  }

  const cohortIsOpen = isOpen('cohort-leaderboard');
  const ageIsOpen = isOpen('age-group-leaderboard');
  const scopes: Record<(typeof tabIds)[number], BoardScope | undefined> = {
    global: 'global',
    cohort: cohortIsOpen && cohort !== undefined ? `cohort/${cohort}` : undefined,
    age: ageIsOpen && ageGroup !== null ? `age/${ageGroup}` : undefined,
  };
  const scope = scopes[tab];
  const chosenView = boardViews.find((candidate) => candidate === address.get('view'));
  // All boards are queried here, so that the rows of one stay until those of the next have loaded.
  const useBoard = (part: BoardView) =>
    useQuery({ ...boardQuery(api, scope ?? 'global', timeframe, part), enabled: scope !== undefined });
  const top = useBoard(chosenView === 'hundred' ? 'hundred' : 'top');
  const around = useBoard('around');
  const rank = (around.data ?? top.data)?.userRank ?? 0;
  // A person outside the first ones sees their own place first. Of many who share a rank, only some may be listed.
  const isLeftOut = rank > 0 && top.data?.leaderboard.every(({ isCurrentUser }) => !isCurrentUser);
  const view = chosenView ?? ((rank > topRanks || isLeftOut) && !around.error ? 'around' : 'top');

  const board = (title: string, above?: ReactNode) => (
    <Tabs
      label={text.timeframe}
      look="underline"
      className="max-tablet:-mt-3 tablet:-mt-16 tablet:[&>[role=tablist]]:ml-auto tablet:[&>[role=tablist]]:w-fit [&>[role=tablist]]:-mx-3 [&>[role=tabpanel]]:max-tablet:mt-2"
      chosen={timeframe}
      onChoose={(chosen) => show({ timeframe: chosen }, 'view')}
      tabs={timeframes.map((id) => ({
        id,
        name: text.timeframes[id],
        panel: (
          <>
            {above}
            <BoardPanel
              id={`${scope}/${id}`}
              caption={text.caption({ board: title, timeframe: text.timeframes[id] })}
              query={view === 'around' ? around : top}
              around={around.data}
              today={today}
              view={view}
              onView={(chosen) => show({ view: chosen })}
            />
          </>
        ),
      }))}
    />
  );
  const cohortPanel = () => {
    if (cohortIsOpen === false) return <PremiumPanel />;
    if (!cohortIsOpen) return <BoardMissing query={premium} />;
    if (!ownPercentile || cohort === undefined) return <BoardMissing query={percentile} />;
    return board(
      text.cohortOf({ month: monthName(cohort) }),
      <CohortPicker shown={cohort} months={ownPercentile} onShow={(month) => show({ month }, 'view')} />,
    );
  };
  const agePanel = () => {
    if (ageIsOpen === false) return <PremiumPanel />;
    if (!ageIsOpen) return <BoardMissing query={premium} />;
    return ageGroup === null ? <AgeGroupPanel /> : board(text.ageGroup({ group: ageGroupName(ageGroup) }));
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
        chosen={tab}
        onChoose={(chosen) => show({ tab: chosen }, 'view')}
        tabs={[
          { id: 'global', name: text.boards.global, panel: board(text.boards.global) },
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
