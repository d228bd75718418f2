import { describe, expect, it } from 'vitest';
import { Story } from '../rules/story';
import { fold } from '../runs/fold';
import { runAheadOf } from './run-ahead';
import { type Outcome, type StreakKept, staysAlive, streakAheadOf } from './streak-ahead';

const premium: StreakKept = { isCovered: true, restShare: 0, gap: 0, costsFrom: null, restsLeft: 3 };

/** `d` done, `r` rested, `m` missed, `o` a weekday off. */
const outcomes = (letters: string) =>
  [...letters].map((letter): Outcome => {
    if (letter === 'd') return 'done';
    if (letter === 'r') return 'rested';
    return letter === 'm' ? 'missed' : 'off';
  });

describe('a streak lives', () => {
  it.each<[string, string, Partial<StreakKept>, boolean]>([
    ['through gaps of three, with rest days without limit', 'mmmdmmmdmmmd', {}, true],
    ['not through four dates', 'dmmmm', {}, false],
    ['not where the gap of now grows to four', 'mm', { gap: 2 }, false],
    ['through a gap that a rest day divides', 'mmmrmmmd', {}, true],
    ['over weekdays off, which neither end nor lengthen a gap', 'mmomd', {}, true],
    ['not through four dates around a weekday off', 'mmommd', {}, false],
    ['through no missed date without cover', 'drrdm', { isCovered: false }, false],
    ['through rest days without cover', 'drrdrd', { isCovered: false }, true],
    ['as long as three rest days last, once they cost', 'mdmdmd', { costsFrom: 0 }, true],
    ['no longer', 'mdmdmdm', { costsFrom: 0 }, false],
    ['for nothing before they cost', 'mmmdmmmd', { costsFrom: 4 }, true],
  ])('%s: %s', (_what, letters, kept, alive) => {
    expect(staysAlive(outcomes(letters), { ...premium, ...kept })).toBe(alive);
  });
});

describe('how long it may live is said', () => {
  const bought = (story: Story, plan: 'starter' | 'lifetime') =>
    story.record({ kind: 'premiumBegan', at: story.now, plan, purchase: 'one', paidAt: story.now });
  const aheadOf = ({ history, log, now }: Story) => {
    const snapshot = fold(log);
    return streakAheadOf(runAheadOf(history, snapshot.runs)!, history, snapshot, now);
  };
  const trained = (plan: 'starter' | 'lifetime') =>
    bought(Story.startedOn('2026-03-01'), plan).completeFrom('2026-03-01', 20);

  it('not where rest days have no limit and none was away for long', () => {
    expect(aheadOf(trained('lifetime'))).toBeNull();
  });

  it('where cover is switched off', () => {
    const story = trained('lifetime');
    story.ask({ kind: 'switchAutoRestCover', on: false });
    expect(aheadOf(story)?.reason).toEqual({ kind: 'notCovered' });
  });

  it('where somebody was away for four dates or more', () => {
    const story = trained('lifetime').completeFrom('2026-03-25', 5);
    expect(aheadOf(story)?.reason).toEqual({ kind: 'longGap' });
  });

  it('where Starter ends within the dates', () => {
    const story = trained('starter').completeFrom('2026-03-21', 55);
    expect(aheadOf(story)?.reason).toEqual({ kind: 'starterEnds', on: '2026-06-09' });
  });

  it('not where there is no streak', () => {
    expect(aheadOf(trained('lifetime').on('2026-03-30'))).toBeNull();
  });
});
