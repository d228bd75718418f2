import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { shareAddress, shareTargets, shareText } from './share-targets';
import {
  milestoneLine,
  type ShareMoment,
  shareMessage,
  shareMilestoneDays,
  shareTriggerFor,
  shareTriggers,
  weekMessage,
} from './share-text';

const moment = (change: Partial<ShareMoment> = {}): ShareMoment => ({
  season: 1,
  dayNumber: 12,
  streak: 5,
  totalReps: 6720,
  ...change,
});

it('A streak that began in an earlier run is not attributed to this one', () => {
  const messageFor = (streak: number) =>
    shareMessage('streak', moment({ season: 2, dayNumber: 30, streak }), 'en');
  expect(messageFor(30)).toBe('30 days in a row in the Century Club. The streak continues.');
  expect(messageFor(130)).toBe('130 days in a row. The streak continues.');
});

describe('The milestone line', () => {
  it('exists for days 1, 7, 10, 25, 50, 75 and 100, each its own', () => {
    expect(shareMilestoneDays).toEqual([1, 7, 10, 25, 50, 75, 100]);
    const lines = shareMilestoneDays.map((dayNumber) =>
      milestoneLine(moment({ dayNumber }), { isDayComplete: true }),
    );
    // The seven lines differ from each other and from that of any other day.
    expect(new Set([...lines, milestoneLine(moment(), { isDayComplete: true })]).size).toBe(8);
    for (const line of lines) expect(line).toMatch(/^[A-Z].*\.$/);
    expect(milestoneLine(moment({ dayNumber: 50 }), { isDayComplete: true })).toMatch(/^Halfway/);
    expect(milestoneLine(moment(), { isDayComplete: true })).toBe(
      'One more day done. One day closer to 100.',
    );
  });

  it('names a streak above 20', () => {
    expect(milestoneLine(moment({ streak: 21 }), { isDayComplete: true })).toContain('21 days in a row');
    expect(milestoneLine(moment({ streak: 20 }), { isDayComplete: true })).toBe(
      milestoneLine(moment(), { isDayComplete: true }),
    );
  });

  it('says done only for a completed day', () => {
    for (const dayNumber of [1, 7, 12, 100])
      expect(milestoneLine(moment({ dayNumber }), { isDayComplete: false })).toMatch(
        new RegExp(`^Day ${dayNumber} is underway[.,]`),
      );
    expect(milestoneLine(moment({ dayNumber: 1 }), { isDayComplete: false })).toBe('Day 1 is underway.');
    expect(milestoneLine(moment({ dayNumber: 2 }), { isDayComplete: false })).toBe(
      'Day 2 is underway, with 1 day done.',
    );
    expect(milestoneLine(moment({ dayNumber: 50 }), { isDayComplete: false })).toBe(
      'Day 50 is underway, with 49 days done.',
    );
    expect(milestoneLine(moment({ dayNumber: 50, streak: 49 }), { isDayComplete: false })).toBe(
      '49 days in a row. Keep the streak going.',
    );
  });

  it('prefers the day over the streak', () => {
    const day = { dayNumber: 25 };
    expect(milestoneLine(moment({ ...day, streak: 25 }), { isDayComplete: true })).toBe(
      milestoneLine(moment({ ...day, streak: 3 }), { isDayComplete: true }),
    );
  });
});

describe('The trigger of a completed day', () => {
  it.each([
    [12, 5, 'daily'],
    [12, 20, 'daily'],
    [12, 21, 'streak'],
    [7, 7, 'milestone'],
    [75, 75, 'milestone'],
    [100, 100, 'complete'],
  ] as const)('on Day %i with a streak of %i is %s', (dayNumber, streak, trigger) => {
    expect(shareTriggerFor(moment({ dayNumber, streak }))).toBe(trigger);
  });
});

describe('The message', () => {
  it('says what happened', () => {
    expect(shareMessage('daily', moment(), 'en')).toBe(
      'Day 12 of my 100-day challenge is done. Start with 10 reps, add 1 each day.',
    );
    expect(shareMessage('milestone', moment({ dayNumber: 25 }), 'en')).toBe(
      'Day 25 of my 100-day challenge. A quarter of the way done.',
    );
    expect(shareMessage('streak', moment({ dayNumber: 24, streak: 24 }), 'en')).toBe(
      '24 days in a row in my 100-day challenge. The streak continues.',
    );
    expect(shareMessage('complete', moment({ totalReps: 17850 }), 'en')).toBe(
      'I finished all 100 days of my 100-day challenge, with 17,850 reps in total.',
    );
    expect(shareMessage('manual', moment(), 'de')).toContain('with 6.720 reps so far');
  });

  it('does not mention one rep a day in the Century Club, where the steps differ', () => {
    for (const trigger of shareTriggers) {
      const message = shareMessage(trigger, moment({ season: 2 }), 'en');
      expect(message).toContain('the Century Club');
      expect(message).not.toContain('add 1');
    }
    expect(shareMessage('daily', moment({ season: 2 }), 'en')).toBe('Day 12 of the Century Club is done.');
  });

  it('has a calm tone', () => {
    for (const trigger of shareTriggers) expect(shareMessage(trigger, moment(), 'en')).not.toContain('!');
  });
});

describe('The addresses of the share targets', () => {
  const host = 'https://hundred.example/?from=a&b=1';
  const queryOf = (address: string) => {
    const pairs = address.slice(address.indexOf('?') + 1).split('&');
    return Object.fromEntries(pairs.map((pair) => pair.split('=').map(decodeURIComponent)));
  };

  it('are encoded', () => {
    const address = shareAddress('whatsapp', '50% & more + a #tag', 'https://hundred.example');
    expect(address).toBe(
      'https://wa.me/?text=50%25%20%26%20more%20%2B%20a%20%23tag%20https%3A%2F%2Fhundred.example',
    );
  });

  it('contain exactly the text and the address', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (message) => {
        expect(queryOf(shareAddress('x', message, host))).toEqual({ text: message, url: host });
        expect(queryOf(shareAddress('facebook', message, host))).toEqual({ u: host });
        expect(queryOf(shareAddress('whatsapp', message, host))).toEqual({ text: shareText(message, host) });
      }),
    );
  });

  it('lead to the three services', () => {
    expect(shareAddress('x', '', host)).toMatch(/^https:\/\/x\.com\/intent\/post\?/);
    expect(shareAddress('facebook', '', host)).toMatch(
      /^https:\/\/www\.facebook\.com\/sharer\/sharer\.php\?/,
    );
    expect(shareAddress('whatsapp', '', host)).toMatch(/^https:\/\/wa\.me\/\?/);
  });

  const site = 'https://hundred.example';
  const siteInAddress = 'https%3A%2F%2Fhundred.example';
  it.each([
    [
      'daily',
      {},
      'Day%2012%20of%20my%20100-day%20challenge%20is%20done.%20Start%20with%2010%20reps%2C%20add%201%20each%20day.',
    ],
    [
      'milestone',
      { dayNumber: 50 },
      'Day%2050%20of%20my%20100-day%20challenge.%20Halfway%20there.%20Fifty%20to%20go.',
    ],
    [
      'streak',
      { dayNumber: 22, streak: 21 },
      '21%20days%20in%20a%20row%20in%20my%20100-day%20challenge.%20The%20streak%20continues.',
    ],
    [
      'complete',
      { dayNumber: 100, totalReps: 17850 },
      'I%20finished%20all%20100%20days%20of%20my%20100-day%20challenge%2C%20with%2017%2C850%20reps%20in%20total.',
    ],
    [
      'complete',
      { season: 2, dayNumber: 100, totalReps: 28850 },
      'I%20finished%20all%20100%20days%20of%20the%20Century%20Club%2C%20with%2028%2C850%20reps%20in%20total.',
    ],
    [
      'manual',
      { season: 2 },
      'I%E2%80%99m%20on%20Day%2012%20of%20the%20Century%20Club%2C%20with%206%2C720%20reps%20so%20far.',
    ],
  ] as const)('contain the text of %s with %o, on each of the three', (trigger, change, text) => {
    const message = shareMessage(trigger, moment(change), 'en');
    expect(shareTargets.map((target) => shareAddress(target, message, site))).toEqual([
      `https://x.com/intent/post?text=${text}&url=${siteInAddress}`,
      `https://www.facebook.com/sharer/sharer.php?u=${siteInAddress}`,
      `https://wa.me/?text=${text}%20${siteInAddress}`,
    ]);
  });
});

it('A shared week names its days and its reps', () => {
  const week = { completed: 6, reps: 1065 };
  expect(weekMessage(week, 1, 'en')).toBe(
    'One week of my 100-day challenge: 6 of 7 days completed, 1,065 reps.',
  );
  expect(weekMessage(week, 2, 'en')).toBe('One week of the Century Club: 6 of 7 days completed, 1,065 reps.');
});
