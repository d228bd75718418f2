import { describe, expect, it } from 'vitest';
import { fold } from '../challenge/fold/fold';
import { addDays } from '../days/civil-date';
import { Story } from '../rules/story';
import { newCommunityEntries } from './community-entries';

/** The entries that the completion of a day announces, in a run without a missed date. */
function entriesOfDay(day: number) {
  const story = Story.startedOn('2026-03-02', 'UTC').completeFrom('2026-03-02', day - 1);
  const before = [...story.log];
  story.completeFrom(addDays('2026-03-02', day - 1), 1);
  const newFacts = story.log.slice(before.length);
  const entries = newCommunityEntries(newFacts, fold(before), fold(story.log));
  return entries.map(({ kind, what }) => `${kind} ${what}`);
}

it('The days 10, 25, 50 and 75 are announced once, without the badge of the same day', () => {
  expect(entriesOfDay(10)).toEqual(['day 10']);
  expect(entriesOfDay(25)).toEqual(['day 25']);
  expect(entriesOfDay(11)).toEqual([]);
});

it('Badges are announced, and the finish in place of Day 100', () => {
  expect(entriesOfDay(1)).toEqual(['badge first_step']);
  expect(entriesOfDay(100)).toEqual(['finished 1', 'badge legendary_streak']);
});

describe('The facts of Day 10', () => {
  const story = Story.startedOn('2026-03-02', 'UTC').completeFrom('2026-03-02', 9);
  const before = fold(story.log);
  const lengthBefore = story.log.length;
  const facts = story.completeFrom('2026-03-11', 1).log.slice(lengthBefore);
  const after = fold(story.log);
  const badge = { kind: 'badgeEarned', at: story.now, badge: 'early_bird' } as const;

  it('announce nothing if they were imported', () => {
    const importedFacts = facts.map((fact) =>
      fact.kind === 'exerciseCompleted' ? { ...fact, imported: true as const } : fact,
    );
    expect(newCommunityEntries([...importedFacts, badge], before, after)).toEqual([]);
    expect(newCommunityEntries([...facts, badge], before, after)).toEqual([
      { kind: 'day', what: '10' },
      { kind: 'badge', what: 'early_bird' },
    ]);
  });

  it('announce a day only with an exercise', () => {
    expect(newCommunityEntries([badge], before, after)).toEqual([{ kind: 'badge', what: 'early_bird' }]);
  });

  it('announce which season is finished', () => {
    const inSeason2 = (completed: number) => ({
      ...after,
      runs: after.runs.map((run) => ({ ...run, season: 2 as const, completed })),
    });
    // The last completed day is not settled, so it is not in `completed`: 99 means that Day 100 is done.
    expect(newCommunityEntries(facts, inSeason2(98), inSeason2(99))).toEqual([
      { kind: 'finished', what: '2' },
    ]);
  });
});
