import type { CenturyClubOptions } from '@hundred/contract/century-club';
import type { Today } from '@hundred/contract/today';

export type SceneInput = {
  today: Pick<Today, 'finished' | 'isCenturyClub'> | undefined;
  club: CenturyClubOptions | undefined;
  /** The options of the club are loading. */
  isClubLoading: boolean;
  /** Season 1 was open when this page opened, so a completed Day 100 is celebrated first. */
  hasSeenSeasonOne: boolean;
  /** The person opened the chooser. */
  isChooserOpen: boolean;
};

export type DashboardScene = {
  /** `unknown` shows nothing, because the chooser may replace the day at once. */
  shows: 'day' | 'chooser' | 'unknown';
  /** A path can be chosen, and none was. */
  canChoose: boolean;
};

/** Decides what the dashboard's address shows. */
export function sceneOf({
  today,
  club,
  isClubLoading,
  hasSeenSeasonOne,
  isChooserOpen,
}: SceneInput): DashboardScene {
  const isSeasonOneOver = today?.finished === true && !today.isCenturyClub;
  const canChoose = club?.isEligible === true && !club.hasChosen;
  function shownPart(): DashboardScene['shows'] {
    if (isChooserOpen) return 'chooser';
    if (hasSeenSeasonOne) return 'day';
    if (canChoose) return 'chooser';
    return isSeasonOneOver && isClubLoading ? 'unknown' : 'day';
  }
  return { shows: shownPart(), canChoose };
}

/** Whether the person still has days of season 1 to complete. */
export const isSeasonOneOpen = (today: SceneInput['today']): boolean =>
  today !== undefined && !today.finished && !today.isCenturyClub;
