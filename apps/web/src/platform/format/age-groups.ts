import type { Profile } from '@hundred/contract/identity';
import { text } from './text/age-groups';

export type AgeGroup = NonNullable<Profile['ageGroup']>;

export const ageGroupName = (group: AgeGroup): string => text[group];

export const ageGroupOptions = () =>
  (Object.keys(text) as AgeGroup[]).map((value) => ({ value, name: ageGroupName(value) }));
