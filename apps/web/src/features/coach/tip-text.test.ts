import { expect, it } from 'vitest';
import { tipText } from './tip-text';

it('Extra reps are named by their movement, and the suggested reps by the movement of another exercise', () => {
  const other = { exercise: 'pushups', movement: 'kneePushup' } as const;
  const figures = { movement: 'burpee', extra: 20, dates: 14, other } as const;
  const text = tipText({ id: 'oneSidedExtras', figures }, (percent, exercise) => `${percent} ${exercise}`);
  expect(text).toMatchObject({
    says: 'Lately, all your extra reps were burpees.',
    more: 'Add two or three reps of knee push-ups instead.',
    action: { name: 'See a plan with 5% more knee push-ups', to: '105 pushups' },
  });
  expect(text.figures[0]).toEqual({ name: 'Extra burpees in 14 days', value: '20' });
});

it('The times of days shorter than a minute are given in seconds', () => {
  const figures = { day: 9, seconds: 40, dayAhead: 23, secondsAhead: 61 };
  const text = tipText({ id: 'longerDays', figures }, () => '');
  expect(text.figures.map(({ value }) => value)).toEqual(['40 sec', '1 min']);
});
