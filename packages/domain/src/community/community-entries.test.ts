import { describe, expect, it } from 'vitest';
import { fold } from '../challenge/fold/fold';
import { addDays } from '../days/civil-date';
import { Story } from '../rules/story';
import { newCommunityEntries } from './community-entries';

/** The entries of each date of a perfect run, by its day number. */
function entriesOf(story: Story, from: number) {
  const before = fold(story.log.slice(0, from));
  return newCommunityEntries(story.log.slice(from), before, fold(story.log)).map(
    ({ kind, what }) => `${kind} ${what}`,
  );
}

function completing(day: number) {
  const story = Story.startedOn('2026-03-02', 'UTC').completeFrom('2026-03-02', day - 1);
  const from = story.log.length;
  return entriesOf(story.completeFrom(addDays('2026-03-02', day - 1), 1), from);
}

it('The days 10, 25, 50 and 75 are announced once, without the badge of the same day', () => {
  expect(completing(10)).toEqual(['day 10']);
  expect(completing(25)).toEqual(['day 25']);
  expect(completing(11)).toEqual([]);
});

it('Badges are announced, and the finish in place of Day 100', () => {
  expect(completing(1)).toEqual(['badge first_step']);
  expect(completing(100)).toEqual(['finished 1', 'badge legendary_streak']);
});

describe('The facts of ten days', () => {
  const story = Story.startedOn('2026-03-02', 'UTC').completeFrom('2026-03-02', 9);
  const before = fold(story.log);
  const from = story.log.length;
  const facts = story.completeFrom('2026-03-11', 1).log.slice(from);
  const after = fold(story.log);
  const badge = { kind: 'badgeEarned', at: story.now, badge: 'early_bird' } as const;

  it('announce nothing if they were imported', () => {
    const brought = facts.map((fact) =>
      fact.kind === 'exerciseCompleted' ? { ...fact, imported: true as const } : fact,
    );
    expect(newCommunityEntries([...brought, badge], before, after)).toEqual([]);
    expect(newCommunityEntries([...facts, badge], before, after)).toEqual([
      { kind: 'day', what: '10' },
      { kind: 'badge', what: 'early_bird' },
    ]);
  });

  it('announce a day only with an exercise', () => {
    expect(newCommunityEntries([badge], before, after)).toEqual([{ kind: 'badge', what: 'early_bird' }]);
  });

  it('announce which season is finished', () => {
    const of = (completed: number) => ({
      ...after,
      runs: after.runs.map((run) => ({ ...run, season: 2 as const, completed })),
    });
    expect(newCommunityEntries(facts, of(98), of(99))).toEqual([{ kind: 'finished', what: '2' }]);
  });
});
