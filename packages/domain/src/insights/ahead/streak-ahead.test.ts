import { describe, expect, it } from 'vitest';
import { fold } from '../../challenge/fold/fold';
import { lastPremiumDateOf } from '../../entitlements/last-premium-date';
import { gentlePlan } from '../../rules/gentle-plan';
import { Story } from '../../rules/story';
import { datesMissing } from '../testing/certain-dates';
import { historyFromLetters } from '../testing/history-from-letters';
import { runAheadOf } from './run-ahead';
import {
  type Outcome,
  type StreakProtection,
  staysAlive,
  streakAheadOf,
  survivalShare,
} from './streak-ahead';

// Letters of `historyFromLetters`: `c` complete, `p` push-ups only, `m` missed, `r` rested, `a` covered, `w` weekday off,
// `o` open, `-` no record. The last one is today.

/** With Premium, on which rest days cost nothing. */
const premium: StreakProtection = { isCovered: true, restShare: 0, gap: 0, costsFrom: null, restsLeft: 3 };

/** `d` done, `r` rested, `m` missed, `o` a weekday off. */
const outcomes = (letters: string) =>
  [...letters].map((letter): Outcome => {
    if (letter === 'd') return 'done';
    if (letter === 'r') return 'rested';
    return letter === 'm' ? 'missed' : 'off';
  });

describe('A streak', () => {
  it.each<[string, string, Partial<StreakProtection>, boolean]>([
    ['survives gaps of three with unlimited rest days', 'mmmdmmmdmmmd', {}, true],
    ['ends with four missed dates', 'dmmmm', {}, false],
    ['ends if the current gap grows to four', 'mm', { gap: 2 }, false],
    ['survives a gap that a rest day divides', 'mmmrmmmd', {}, true],
    ['survives weekdays off, which neither end nor lengthen a gap', 'mmomd', {}, true],
    ['ends with four missed dates around a weekday off', 'mmommd', {}, false],
    ['ends with a missed date without cover', 'drrdm', { isCovered: false }, false],
    ['survives rest days without cover', 'drrdrd', { isCovered: false }, true],
    ['survives three missed dates with three rest days left', 'mdmdmd', { costsFrom: 0 }, true],
    ['ends with a fourth missed date', 'mdmdmdm', { costsFrom: 0 }, false],
    [
      'survives a gap before the limit, and one that costs all three rest days',
      'mmmdmmmd',
      { costsFrom: 4 },
      true,
    ],
    [
      'ends if the gap after the limit costs more than is left',
      'mmmdmmmd',
      { costsFrom: 4, restsLeft: 2 },
      false,
    ],
    [
      'survives a gap of which one date costs the last rest day',
      'ddmmmd',
      { costsFrom: 4, restsLeft: 1 },
      true,
    ],
    ['ends if two dates of that gap cost a rest day', 'ddmmmd', { costsFrom: 3, restsLeft: 1 }, false],
    ['survives taken rest days as long as some are left', 'drrd', { costsFrom: 0, restsLeft: 2 }, true],
    ['ends with a taken rest day beyond the limit', 'drrrd', { costsFrom: 0, restsLeft: 2 }, false],
    [
      'survives taken rest days before the limit, with none left',
      'drrrd',
      { costsFrom: 4, restsLeft: 0 },
      true,
    ],
    [
      'ends if a gap and a taken rest day cost more than is left',
      'mmrd',
      { costsFrom: 0, restsLeft: 2 },
      false,
    ],
    ['survives if a done date ends the current gap', 'dmmm', { gap: 3 }, true],
    ['survives without a rest day left if every date is done', 'dddd', { costsFrom: 0, restsLeft: 0 }, true],
  ])('%s: %s', (_title, letters, protection, alive) => {
    expect(staysAlive(outcomes(letters), { ...premium, ...protection })).toBe(alive);
  });
});

describe('The survival of a streak is reported', () => {
  const buy = (story: Story, plan: 'starter' | 'lifetime') =>
    story.record({ kind: 'premiumBegan', at: story.now, plan, purchase: 'one', paidAt: story.now });
  const aheadOf = ({ history, log, now }: Story) => {
    const snapshot = fold(log);
    const run = runAheadOf(history, snapshot.runs, lastPremiumDateOf(snapshot, now))!;
    return streakAheadOf(run, history, snapshot, now);
  };
  const premiumEnds = { kind: 'premiumEnds', restsLeft: 3, hasOffWeekdays: false };
  const storyWithPremium = (plan: 'starter' | 'lifetime') =>
    buy(Story.startedOn('2026-03-01'), plan).completeFrom('2026-03-01', 20);

  it('not with unlimited rest days and without long absences', () => {
    expect(aheadOf(storyWithPremium('lifetime'))).toBeNull();
  });

  it('if cover is switched off', () => {
    const story = storyWithPremium('lifetime');
    story.ask({ kind: 'switchAutoRestCover', on: false });
    expect(aheadOf(story)?.reason).toEqual({ kind: 'notCovered' });
  });

  it('if the person was away for four dates or more', () => {
    const story = storyWithPremium('lifetime').completeFrom('2026-03-25', 5);
    expect(aheadOf(story)?.reason).toEqual({ kind: 'longGap' });
  });

  it('if Starter ends before the last of the next 30 dates', () => {
    const story = storyWithPremium('starter').completeFrom('2026-03-21', 51);
    expect(aheadOf(story)).toBeNull();
    story.completeFrom('2026-05-11', 1);
    expect(aheadOf(story)?.reason).toEqual({ ...premiumEnds, tier: 'starter', on: '2026-06-09' });
  });

  it("with weekdays off only until the plan's Premium ends", () => {
    const story = Story.startedOn('2026-03-01');
    story.ask({ kind: 'startTrial' });
    story.ask({ kind: 'adoptPlan', plan: gentlePlan([0, 6]) });
    const reason = aheadOf(story.complete())?.reason;
    expect(reason).toMatchObject({ kind: 'premiumEnds', tier: 'trial', hasOffWeekdays: true });
  });

  // A trial lasts 7 × 24 hours. One that ends as 8 March begins has 7 March as its last date.
  it.each([
    ['Pacific/Auckland', '23:00', '2026-03-08'],
    ['UTC', '00:00', '2026-03-07'],
    ['America/Los_Angeles', '01:00', '2026-03-08'],
  ])('if the trial ends, with its last date in %s', (zone, time, on) => {
    const story = Story.startedOn('2026-03-01', zone, time);
    story.ask({ kind: 'startTrial' });
    expect(aheadOf(story.complete())?.reason).toEqual({ ...premiumEnds, tier: 'trial', on });
  });

  it('with the rest days spent since the last completed date', () => {
    const story = Story.startedOn('2026-03-01').completeFrom('2026-03-01', 3).on('2026-03-04').rest();
    story.on('2026-03-05').rest().on('2026-03-06').ask({ kind: 'startTrial' });
    expect(aheadOf(story)?.reason).toMatchObject({ kind: 'premiumEnds', tier: 'trial', restsLeft: 1 });
  });

  it('not without a streak', () => {
    expect(aheadOf(storyWithPremium('lifetime').on('2026-03-30'))).toBeNull();
  });
});

describe('The share of paths on which a streak survives', () => {
  /** A Monday. */
  const from = '2026-03-02';
  const pathCount = 20;
  /** The share for a person who misses these weekdays and no others; 0 is Sunday. */
  const alive = (
    misses: readonly number[],
    protection: Partial<StreakProtection>,
    offWeekdays: number[] = [],
    { daysLeft = 80, offFrom = from, offUntil = null as string | null } = {},
  ) =>
    survivalShare(
      {
        openedAt: 7,
        today: from,
        from,
        dueDates: datesMissing(misses, from),
        daysLeft,
        offWeekdays,
        offFrom,
        offUntil,
      },
      { ...premium, ...protection },
      pathCount,
    );
  const everyDay = [0, 1, 2, 3, 4, 5, 6];

  it.each<[string, number, readonly number[], Partial<StreakProtection>, number[]?]>([
    ['all, where no date is missed', 1, [], { isCovered: false, restsLeft: 0, costsFrom: 0 }],
    ['none, where Wednesdays are missed and nothing covers them', 0, [3], { isCovered: false }],
    ['all, where they are covered', 1, [3], {}],
    ['all, where every date is a rest day', 1, everyDay, { isCovered: false, restShare: 1 }],
    ['none, where every date is missed', 0, everyDay, {}],
    ['all, where every weekday is off', 1, everyDay, {}, everyDay],
    // Of the 30 dates, four are Wednesdays; the 31st would be the fifth.
    ['all, where four rest days are left for the Wednesdays', 1, [3], { costsFrom: 0, restsLeft: 4 }],
    ['none, where three are left', 0, [3], { costsFrom: 0, restsLeft: 3 }],
  ])('%s: %i', (_what, share, misses, protection, off) => {
    expect(alive(misses, protection, off)).toBe(share);
  });

  it.each([
    [3, 1],
    [4, 0],
  ])('ignores dates after Day 100: with %i days left %i', (daysLeft, share) => {
    // Thursday is missed.
    expect(alive([4], { isCovered: false }, [], { daysLeft })).toBe(share);
  });

  it('is zero if a weekday that was off is due again and nothing covers it', () => {
    const aliveWith = (offUntil: string) => alive([3], { costsFrom: 0, restsLeft: 0 }, [3], { offUntil });
    // The last Wednesday of the 30 dates.
    expect(aliveWith('2026-03-25')).toBeGreaterThan(0);
    expect(aliveWith('2026-03-24')).toBe(0);
  });

  it('is zero if a weekday is due until it is off and nothing covers it', () => {
    const aliveWith = (offFrom: string) => alive([3], { isCovered: false }, [3], { offFrom });
    // A Wednesday, and the date after it.
    expect(aliveWith('2026-03-04')).toBeGreaterThan(0);
    expect(aliveWith('2026-03-05')).toBe(0);
  });
});

describe('The survival derived from past dates', () => {
  const story = Story.startedOn('2026-03-01');
  story.record({ kind: 'premiumBegan', at: story.now, plan: 'lifetime', purchase: 'one', paidAt: story.now });
  story.complete();
  const snapshotWithCover = fold(story.log);
  story.ask({ kind: 'switchAutoRestCover', on: false });
  const snapshotWithoutCover = fold(story.log);

  /** The answer for a person with a streak and these dates (the letters of `historyFromLetters`); the last is today. */
  function aheadFromLetters(letters: string, snapshot = snapshotWithCover, indexOfNoRun = -1) {
    const history = historyFromLetters('2026-03-01', letters, (index) =>
      index === indexOfNoRun ? { run: null } : {},
    );
    const run = runAheadOf(history, snapshot.runs, lastPremiumDateOf(snapshot, story.now))!;
    return { run, ahead: streakAheadOf(run, history, snapshot, story.now) };
  }

  it.each([
    ['four dates in 90', `mmmm${'c'.repeat(86)}`, true],
    ['three of them, and one before', `mmmm${'c'.repeat(87)}`, false],
    ['four around a weekday off', 'cmmwmmc', true],
    ['three around one', 'cmmwmc', false],
    ['four with a rest day between', 'cmmrmmc', false],
    ['three, and today still open', 'cmmmo', false],
    ['four partly done', 'cppppc', true],
  ])('includes long absences: %s', (_what, letters, isLong) => {
    expect(aheadFromLetters(letters).ahead?.reason ?? null).toEqual(isLong ? { kind: 'longGap' } : null);
  });

  // Of the dates that were due and not completed, `restShare` is the share of those rested on purpose (`r`).
  it.each<[string, string, typeof snapshotWithCover, Partial<StreakProtection>]>([
    ['rests taken on purpose', 'cccrcmcaccrwco', snapshotWithoutCover, { isCovered: false, restShare: 0.5 }],
    ['no rest taken', 'ccccccccwccccc', snapshotWithoutCover, { isCovered: false, restShare: 0 }],
    [
      'the current gap, covered or not',
      'cmmmmccccccccccccccamo',
      snapshotWithCover,
      { gap: 2, restShare: 0 },
    ],
    [
      'a rest day that ends a gap',
      'cmmmmccccccccccccccmrmo',
      snapshotWithCover,
      { gap: 1, restShare: 1 / 7 },
    ],
  ])('continues as it went: %s', (_what, letters, snapshot, protection) => {
    const { run, ahead } = aheadFromLetters(letters, snapshot);
    expect(ahead!.alive).toBe(survivalShare(run, { ...premium, ...protection }));
    expect(ahead!.alive).not.toBe(survivalShare(run, { ...premium, ...protection, restShare: 0.3, gap: 0 }));
  });

  it('ignores dates outside of every run', () => {
    const { run, ahead } = aheadFromLetters('cccrcmcpco', snapshotWithoutCover, 7);
    expect(ahead!.alive).toBe(survivalShare(run, { ...premium, isCovered: false, restShare: 0.5 }));
  });

  it('charges rest days once Starter ends', () => {
    // Starter lasts 100 days, of which 80 are over.
    const paidAt = story.now - 80 * 86_400_000;
    const starterStory = Story.startedOn('2026-03-01').complete();
    starterStory.record({ kind: 'premiumBegan', at: paidAt, plan: 'starter', purchase: 'one', paidAt });
    const snapshot = fold(starterStory.log);
    const snapshotWithSpentRest = { ...snapshot, runs: [{ ...snapshot.runs[0]!, restCost: 1 }] };
    const { run, ahead } = aheadFromLetters('ccmccmcmcc', snapshotWithSpentRest);
    expect([run.from, ahead?.reason]).toEqual([
      '2026-03-11',
      { kind: 'premiumEnds', tier: 'starter', on: '2026-03-21', restsLeft: 2, hasOffWeekdays: false },
    ]);
    // The first date with limited rest days is 22 March, 11 dates after the first one ahead.
    const protection = { ...premium, costsFrom: 11, restsLeft: 2 };
    expect(ahead!.alive).toBe(survivalShare(run, protection));
    expect(ahead!.alive).not.toBe(survivalShare(run, { ...protection, costsFrom: 9 }));
    expect(ahead!.alive).not.toBe(survivalShare(run, { ...protection, restsLeft: 3 }));
  });
});
