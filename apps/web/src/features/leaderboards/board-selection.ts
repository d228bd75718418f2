import type { Timeframe } from '@hundred/domain/ranking/board-period';
import { useSearchParams } from 'react-router';
import { type BoardView, boardViews } from './board-queries';
import { readMonth } from './cohort-months';

const boardTabs = ['global', 'cohort', 'age'] as const;
export type BoardTab = (typeof boardTabs)[number];

export const timeframes = ['all', 'week', 'month'] as const satisfies readonly Timeframe[];

export interface BoardSelection {
  tab: BoardTab;
  timeframe: Timeframe;
  /** The month in which the people of a cohort started; undefined until one is chosen. */
  month: string | undefined;
  /** Which rows of the board are shown; undefined until the person chooses. */
  view: BoardView | undefined;
  /** Changes one parameter. Any change drops the chosen view, unless it chooses one. */
  select: (change: { tab: string } | { timeframe: string } | { month: string } | { view: string }) => void;
}

/** The value of this name; the first one if the address has no name or an unknown one. */
const oneOf = <Value extends string>(values: readonly Value[], name: string | null): Value =>
  values.find((value) => value === name) ?? (values[0] as Value);

/** What is shown on the page. It is part of the address, so that back, reload and sharing show the same. */
export function useBoardSelection(): BoardSelection {
  const [address, setAddress] = useSearchParams();
  return {
    tab: oneOf(boardTabs, address.get('tab')),
    timeframe: oneOf(timeframes, address.get('timeframe')),
    month: readMonth(address.get('month')),
    view: boardViews.find((view) => view === address.get('view')),
    select(change) {
      const next = new URLSearchParams(address);
      next.delete('view');
      for (const [name, value] of Object.entries(change)) next.set(name, value);
      setAddress(next, { replace: true, preventScrollReset: true });
    },
  };
}
