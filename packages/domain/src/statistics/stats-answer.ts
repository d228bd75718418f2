import { badgeDefinition } from '../badges/definitions';
import type { BadgeId } from '../challenge/facts/badge-id';
import type { State } from '../challenge/state/state';
import { type ProfileFields, statsFigures } from './stats-figures';

const achievementsShown = 3;

/** The newest badges first. */
export const recentAchievements = (badges: readonly BadgeId[]) =>
  badges.slice(-achievementsShown).reverse().map(badgeDefinition);

/** The answer of `GET /challenge/stats`. */
export function statsAnswer<Group extends string>(profile: ProfileFields<Group>, state: State) {
  const figures = statsFigures(profile, state);
  return { ...figures, achievements: recentAchievements(figures.user.badges) };
}
