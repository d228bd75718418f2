import { percentile } from '@hundred/domain/ranking/percentile';
import { useQuery } from '@tanstack/react-query';
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
import { BoardMissing } from './board-panel';
import { type BoardScope, boardQuery, percentileQuery } from './board-queries';
import { type BoardTab, useBoardSelection } from './board-selection';
import { monthName, openingCohort } from './cohort-months';
import { CohortPicker } from './cohort-picker';
import { LockedBoard } from './locked-board';
import { text } from './text';
import { TimeframeTabs } from './timeframe-tabs';
import { useBoards } from './use-boards';

/** The boards of everybody, of those who started in the same month, and of the same age group. */
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

  // `cohortIsOpen` and `ageIsOpen` are undefined until it is known whether Premium is in force.

  const cohortPanel = () => {
    if (cohortIsOpen === false) return <LockedBoard />;
    if (!cohortIsOpen) return <BoardMissing query={premium} />;
    if (!months.data || cohort === undefined) return <BoardMissing query={months} />;
    return (
      <TimeframeTabs {...shared} title={text.cohortOf({ month: monthName(cohort) })}>
        <CohortPicker shown={cohort} months={months.data} onShow={(month) => selection.select({ month })} />
      </TimeframeTabs>
    );
  };
  const agePanel = () => {
    if (ageIsOpen === false) return <LockedBoard />;
    if (!ageIsOpen) return <BoardMissing query={premium} />;
    if (ageGroup === null) return <AgeGroupPanel />;
    return <TimeframeTabs {...shared} title={text.ageGroup({ group: ageGroupName(ageGroup) })} />;
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
          {
            id: 'global',
            name: text.boards.global,
            panel: <TimeframeTabs {...shared} title={text.boards.global} />,
          },
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
