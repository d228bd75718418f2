import type { Profile } from '@hundred/contract/identity';

export type AgeGroup = NonNullable<Profile['ageGroup']>;

const names: Record<AgeGroup, string> = {
  under20: 'Under 20',
  '20-29': '20 to 29',
  '30-39': '30 to 39',
  '40-49': '40 to 49',
  '50-59': '50 to 59',
  '60plus': '60 and over',
};

export const ageGroupOptions = (Object.keys(names) as AgeGroup[]).map((value) => ({
  value,
  name: names[value],
}));

export const ageGroupName = (group: AgeGroup): string => names[group];
