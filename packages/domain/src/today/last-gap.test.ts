import { describe, expect, it } from 'vitest';
import { addDays } from '../days/civil-date';
import { lastGap } from './last-gap';

const status = { c: 'complete', p: 'partial', r: 'rest', w: 'rest', m: 'missed', o: 'open' } as const;

/**
 * A run with one letter for each date, the last of which is today: `c` complete, `p` partial, `r` rest day, `w` weekday
 * off, `m` missed, `o` open.
 */
function run(letters: string) {
  let streak = 0;
  return [...letters].map((letter, index) => {
    if (letter === 'c') streak += 1;
    if (letter === 'm' || letter === 'p') streak = 0;
    const date = addDays('2026-03-01', index);
    const scheduledField = letter === 'w' ? { scheduled: true as const } : {};
    return { date, status: status[letter as keyof typeof status], streak, ...scheduledField };
  });
}

describe('The last gap', () => {
  it('has three or more missed dates after a completed day', () => {
    expect(lastGap(run('ccmmo'))).toBeUndefined();
    expect(lastGap(run('ccmmmo'))).toEqual({
      first: '2026-03-03',
      last: '2026-03-05',
      dates: 3,
      daysSince: 0,
    });
    expect(lastGap(run('mmmmo'))).toBeUndefined();
  });

  it('counts the days completed since, including today', () => {
    expect(lastGap(run('cmmmmco'))?.daysSince).toBe(1);
    expect(lastGap(run('cmmmmcc'))?.daysSince).toBe(2);
  });

  it('continues over a partial date and a weekday off, not over a rest day', () => {
    expect(lastGap(run('cmpmo'))?.dates).toBe(3);
    expect(lastGap(run('cmmwmo'))).toMatchObject({ dates: 3, last: '2026-03-05' });
    expect(lastGap(run('cmmrmo'))).toBeUndefined();
    expect(lastGap(run('cmmmro'))).toMatchObject({ dates: 3, daysSince: 0 });
    expect(lastGap(run('crrro'))).toBeUndefined();
  });

  it('is the later of two', () => {
    expect(lastGap(run('cmmmmcmmmo'))).toMatchObject({ first: '2026-03-07', dates: 3, daysSince: 0 });
  });

  it('does not include a partial date that travel skipped', () => {
    const skippedHistory = run('cpppo').map((entry) => ({ ...entry, streak: 1 }));
    expect(lastGap(skippedHistory)).toBeUndefined();
  });
});
