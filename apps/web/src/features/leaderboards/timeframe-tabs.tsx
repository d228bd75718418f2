import type { Today } from '@hundred/contract/today';
import type { ReactNode } from 'react';
import { Tabs } from '../../ui/tabs';
import { BoardPanel } from './board-panel';
import type { BoardScope } from './board-queries';
import { type BoardSelection, timeframes } from './board-selection';
import { text } from './text';
import type { useBoards } from './use-boards';

type Props = {
  title: string;
  scope: BoardScope | undefined;
  boards: ReturnType<typeof useBoards>;
  selection: BoardSelection;
  today: Today | undefined;
  /** Shown above the rows. */
  children?: ReactNode;
};

/** One board, with a tab for each timeframe. */
export function TimeframeTabs({ title, scope, boards, selection, today, children }: Props) {
  const { shownQuery, rowsAround, view } = boards;
  return (
    <Tabs
      label={text.timeframe}
      look="underline"
      className="max-tablet:-mt-3 tablet:-mt-16 tablet:[&>[role=tablist]]:ml-auto tablet:[&>[role=tablist]]:w-fit [&>[role=tablist]]:-mx-3 [&>[role=tabpanel]]:mt-6 [&>[role=tabpanel]]:max-tablet:mt-2"
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
              query={shownQuery}
              rowsAround={rowsAround}
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
