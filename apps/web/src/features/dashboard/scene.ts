import type { CenturyClubOptions } from '@hundred/contract/century-club';
import type { Today } from '@hundred/contract/today';

type Known = {
  today: Pick<Today, 'finished' | 'isCenturyClub'> | undefined;
  club: CenturyClubOptions | undefined;
  /** The options of the club are on their way. */
  isClubComing: boolean;
  /** Season 1 was open when this page was: whoever completes Day 100 on it is celebrated first. */
  hasSeenSeasonOne: boolean;
  /** The chooser was asked for. */
  wantsChooser: boolean;
};

export type Scene = {
  /** `unknown`: a page that is about to be replaced is not shown first. */
  shows: 'day' | 'chooser' | 'unknown';
  /** A path can be chosen, and none was. */
  canChoose: boolean;
  isSeasonOneOver: boolean;
};

/** What stands at the dashboard's address. */
export function sceneOf({ today, club, isClubComing, hasSeenSeasonOne, wantsChooser }: Known): Scene {
  const isSeasonOneOver = today?.finished === true && !today.isCenturyClub;
  const canChoose = club?.isEligible === true && !club.hasChosen;
  const chooses = wantsChooser || (canChoose && !hasSeenSeasonOne);
  const waits = isSeasonOneOver && isClubComing && !hasSeenSeasonOne;
  return { shows: chooses ? 'chooser' : waits ? 'unknown' : 'day', canChoose, isSeasonOneOver };
}

export const isSeasonOneOpen = (today: Known['today']): boolean =>
  today !== undefined && !today.finished && !today.isCenturyClub;
