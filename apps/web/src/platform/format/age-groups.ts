import type { Profile } from '@hundred/contract/identity';
import { text } from './text';

export type AgeGroup = NonNullable<Profile['ageGroup']>;

export const ageGroupName = (group: AgeGroup): string => text.ageGroups[group];

export const ageGroupOptions = () =>
  (Object.keys(text.ageGroups) as AgeGroup[]).map((value) => ({ value, name: ageGroupName(value) }));
