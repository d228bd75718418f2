import { expect, test } from 'vitest';
import { missingTexts } from './missing-texts';

test('Texts without a translation are listed by feature, also those of inner groups', () => {
  const english = {
    badges: { title: 'Badges', earned: () => '1 earned', groups: { streak: 'Streaks', reps: 'Reps' } },
    recap: { title: 'Your week' },
  };
  const german = { badges: { earned: () => '1 verdient', groups: { reps: 'Wiederholungen' } } };
  expect(missingTexts(english, german)).toEqual([
    { feature: 'badges', all: 4, missing: ['title', 'groups.streak'] },
    { feature: 'recap', all: 1, missing: ['title'] },
  ]);
});
