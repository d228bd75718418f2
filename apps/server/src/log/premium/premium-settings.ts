import { can, type FeatureId, type Tier } from '@hundred/domain/entitlements/feature-tiers';
import type { PersonRow } from '../../db/schema/schema';

/** The settings that need Premium, each with its feature. Everyone may turn one off. */
const premiumSettings = {
  showVip: 'vip-status',
  weekdayTimes: 'scheduler',
  reason: 'motivation-boosts',
  mood: 'motivation-boosts',
  boostWeekdays: 'motivation-boosts',
} as const satisfies Partial<Record<keyof PersonRow, FeatureId>>;

type Settings = { [Name in keyof typeof premiumSettings]?: unknown };

const isTurnedOn = (value: unknown) => (Array.isArray(value) ? value.length > 0 : Boolean(value));

const namesTurnedOn = (settings: Settings) =>
  (Object.keys(premiumSettings) as (keyof Settings)[]).filter((name) => isTurnedOn(settings[name]));

/** The features that a person needs to turn these settings on. */
export const featuresNeededFor = (settings: Settings): ReadonlySet<FeatureId> =>
  new Set(namesTurnedOn(settings).map((name) => premiumSettings[name]));

/** The settings without those that the plan does not include. */
export function settingsOpenTo<S extends Settings>(plan: { tier: Tier }, settings: S): Partial<S> {
  const locked: string[] = namesTurnedOn(settings).filter((name) => !can(plan, premiumSettings[name]));
  return Object.fromEntries(
    Object.entries(settings).filter(([name]) => !locked.includes(name)),
  ) as Partial<S>;
}
