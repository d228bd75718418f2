import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { DateRecord } from '../challenge/state/state';
import { addDays, type CivilDate } from '../days/civil-date';
import { localDateIn } from '../days/zones';
import {
  addDeletedMember,
  dateSettlesAt,
  lastDateOver,
  shortestDate,
  type TeamMembership,
  teamDays,
} from './team-days';

const day = 86_400_000;
const noon = (date: CivilDate) => Date.parse(`${date}T12:00:00Z`);

type Status = DateRecord['status'];
const letters: Record<string, Status> = { c: 'complete', m: 'missed', r: 'rest', p: 'partial', o: 'open' };

/** A member in UTC since the date before `first`, with a letter for each date from then on; `-` is outside of a run. */
function memberWith(first: CivilDate, dates: string, changes: Partial<TeamMembership> = {}): TeamMembership {
  const records = new Map(
    [...dates].map((letter, index) => [addDays(first, index), letters[letter]] as const),
  );
  return {
    zones: [{ at: 0, timezone: 'UTC' }],
    joinedAt: noon(addDays(first, -1)),
    leftAt: null,
    today: addDays(first, dates.length - 1),
    isDueLater: true,
    recordOn(date) {
      const status = records.get(date);
      return status && { run: 0, status };
    },
    ...changes,
  };
}

const first = '2026-06-01';
/** Long after the last of these dates. */
const longAfter = noon('2026-06-20');
const marks = (members: TeamMembership[], dates: number, now = longAfter) => {
  const days = teamDays(members, now);
  return Array.from({ length: dates }, (_, index) => days.on(addDays(first, index)).mark);
};

describe('A date of a team', () => {
  it('counts if 60 % of the due members completed it, rounded up, and at least two did', () => {
    const team = (done: number, due: number) =>
      Array.from({ length: due }, (_, index) => memberWith(first, index < done ? 'c' : 'm'));
    const counts = (done: number, due: number) => marks(team(done, due), 1)[0] === 'counted';
    for (const [due, needed] of [
      [2, 2],
      [3, 2],
      [4, 3],
      [5, 3],
      [6, 4],
      [10, 6],
      [12, 8],
    ] as const) {
      expect([due, counts(needed - 1, due), counts(needed, due)]).toEqual([due, false, true]);
      expect(teamDays(team(0, due), longAfter).on(first)).toMatchObject({ asked: due, done: 0, needed });
    }
  });

  it('excludes members who rest, whose run is not open, or who were not members for all of it', () => {
    const twoMembers = [memberWith(first, 'cccc'), memberWith(first, 'cccc')];
    expect(marks([...twoMembers, memberWith(first, 'rrrr'), memberWith(first, '----')], 4)).toEqual(
      Array.from({ length: 4 }, () => 'counted'),
    );
    const ofNoRun = memberWith(first, 'p', { recordOn: () => ({ run: null, status: 'partial' }) });
    expect(teamDays([...twoMembers, ofNoRun], longAfter).on(first).asked).toBe(2);
    const newMember = memberWith(first, 'mmmm', { joinedAt: noon('2026-06-02') });
    expect(teamDays([...twoMembers, newMember], longAfter).on('2026-06-02').asked).toBe(2);
    expect(teamDays([...twoMembers, newMember], longAfter).on('2026-06-03').asked).toBe(3);
    const formerMember = memberWith(first, 'mmmm', { leftAt: noon('2026-06-03') });
    expect(teamDays([...twoMembers, formerMember], longAfter).on('2026-06-02').asked).toBe(3);
    expect(teamDays([...twoMembers, formerMember], longAfter).on('2026-06-03').asked).toBe(2);
  });

  it('is neutral with fewer than two due members, and then neither ends nor lengthens the streak', () => {
    const team = [memberWith(first, 'ccrcc'), memberWith(first, 'ccccc'), memberWith(first, 'rrrrr')];
    expect(marks(team, 5)).toEqual(['counted', 'counted', 'neutral', 'counted', 'counted']);
    expect(teamDays(team, longAfter).streak).toBe(4);
  });

  it('is final from 14:00 UTC on the day after, and before that can only be gained', () => {
    const unsettledTeam = [memberWith(first, 'cm'), memberWith(first, 'cm')];
    const end = dateSettlesAt('2026-06-02');
    expect(new Date(end).toISOString()).toBe('2026-06-03T14:00:00.000Z');
    expect([lastDateOver(end - 1), lastDateOver(end)]).toEqual(['2026-06-01', '2026-06-02']);
    expect(marks(unsettledTeam, 2, end - 1)).toEqual(['counted', 'open']);
    expect(teamDays(unsettledTeam, end - 1).streak).toBe(1);
    expect(marks(unsettledTeam, 2, end)).toEqual(['counted', 'missed']);
    expect(teamDays(unsettledTeam, end).streak).toBe(0);
    const gainingTeam = [memberWith(first, 'cc'), memberWith(first, 'cc')];
    expect(marks(gainingTeam, 2, end - 1)).toEqual(['counted', 'gained']);
    expect(teamDays(gainingTeam, end - 1).streak).toBe(2);
  });

  it('is not gained while it has not begun for members who could lose it', () => {
    const ahead = [memberWith(first, 'cc'), memberWith(first, 'cc')];
    const behind = () => memberWith(first, 'c');
    const firstSettlesAt = dateSettlesAt(first);
    expect(marks([...ahead, behind(), behind()], 2, firstSettlesAt)).toEqual(['counted', 'open']);
    const finishedMember = memberWith(first, 'c', { isDueLater: false });
    expect(marks([...ahead, behind(), finishedMember], 2, firstSettlesAt)).toEqual(['counted', 'gained']);
  });

  it('may be gained by a late completion', () => {
    const team = (dates: string) => [memberWith(first, 'ccc'), memberWith(first, dates)];
    expect(teamDays(team('cmc'), longAfter).streak).toBe(1);
    expect(teamDays(team('ccc'), longAfter).streak).toBe(3);
  });
});

/** What is stored of the dates of members whose accounts are deleted. */
const sumsOf = (deletedMembers: readonly TeamMembership[]) =>
  deletedMembers.reduce((sums, member) => addDeletedMember(sums, { ...member, leftAt: member.leftAt! }), {});

it('Past dates of a team stay as they were counted when a member deletes the account', () => {
  const stayingMembers = [memberWith(first, 'ccmmc'), memberWith(first, 'cmmcc')];
  const deletedMember = memberWith(first, 'cccmc', { leftAt: noon('2026-06-05') });
  const otherDeletedMember = memberWith(first, 'crccm', { leftAt: noon('2026-06-04') });
  const before = teamDays([...stayingMembers, deletedMember, otherDeletedMember], longAfter);
  const sums = sumsOf([deletedMember, otherDeletedMember]);
  const after = teamDays(stayingMembers, longAfter, sums);
  for (let index = 0; index < 7; index++) {
    expect(after.on(addDays(first, index))).toEqual(before.on(addDays(first, index)));
  }
  expect(after.streak).toBe(before.streak);
  expect(teamDays([], longAfter, sums).streak).toBe(0);
  // By date, how many of the two were due, and how many of these completed it.
  expect(sums).toEqual({
    '2026-06-01': [2, 2],
    '2026-06-02': [1, 1],
    '2026-06-03': [2, 2],
    '2026-06-04': [1, 0],
  });
});

it('The streak of a team reaches back to dates on which only deleted accounts belonged to it', () => {
  const laterDate = addDays(first, 3);
  const stayingMembers = [memberWith(laterDate, 'cc'), memberWith(laterDate, 'cc')];
  const deletedMembers = [1, 2].map(() => memberWith(first, 'cccc', { leftAt: noon(addDays(first, 4)) }));
  expect(teamDays([...stayingMembers, ...deletedMembers], longAfter).streak).toBe(5);
  expect(teamDays(stayingMembers, longAfter, sumsOf(deletedMembers)).streak).toBe(5);
});

/** The same rule as a slow, independent computation: every date by itself, without the code above. */
function plainStreak(members: readonly TeamMembership[], now: number): number {
  const civil = (zones: TeamMembership['zones'], instant: number | null) => {
    if (instant === null) return null;
    const timeZone = zones.findLast(({ at }) => at <= instant)?.timezone ?? 'UTC';
    return new Intl.DateTimeFormat('en-CA', { timeZone, dateStyle: 'short' }).format(instant);
  };
  const people = members.map((member) => ({
    ...member,
    joined: civil(member.zones, member.joinedAt) ?? '',
    left: civil(member.zones, member.leftAt) ?? 'never',
  }));
  const dates = Array.from({ length: 60 }, (_, index) =>
    new Date(Date.UTC(2026, 4, 10 + index)).toISOString().slice(0, 10),
  );
  let streak = 0;
  for (const date of dates) {
    const isOver = now >= Date.parse(`${date}T00:00:00Z`) + day + 14 * 3_600_000;
    const membersThen = people.filter(({ joined, left }) => joined < date && date < left);
    const statuses = membersThen.map(({ recordOn, today, isDueLater }) => {
      const record = recordOn(date);
      if (record?.status === 'complete') return 'done';
      if (record && record.run !== null) return record.status === 'rest' ? 'free' : 'asked';
      return isDueLater && date > today ? 'asked' : 'free';
    });
    const doneCount = statuses.filter((status) => status === 'done').length;
    const askedCount = doneCount + statuses.filter((status) => status === 'asked').length;
    const counts = doneCount >= 2 && 10 * doneCount >= 6 * askedCount;
    if (counts) streak += 1;
    else if (isOver && askedCount >= 2) streak = 0;
  }
  return streak;
}

const zone = fc.constantFrom(...Intl.supportedValuesOf('timeZone'));
const member = fc
  .record({
    zones: fc.tuple(zone, zone, fc.integer({ min: 0, max: 40 * 24 })),
    joinedHour: fc.integer({ min: 0, max: 30 * 24 }),
    stayedHours: fc.option(fc.integer({ min: 0, max: 40 * 24 })),
    statuses: fc.array(
      fc.constantFrom<Status | 'none'>(
        'complete',
        'complete',
        'complete',
        'missed',
        'partial',
        'rest',
        'none',
      ),
      {
        minLength: 50,
        maxLength: 50,
      },
    ),
    isDueLater: fc.boolean(),
  })
  .map(({ zones: [from, to, movedHour], joinedHour, stayedHours, statuses, isDueLater }) => {
    const begin = Date.UTC(2026, 4, 12);
    const joinedAt = begin + joinedHour * 3_600_000;
    return (now: number): TeamMembership => {
      const zones = [
        { at: 0, timezone: from },
        { at: begin + movedHour * 3_600_000, timezone: to },
      ];
      const today = localDateIn(zones.findLast(({ at }) => at <= now)!.timezone, now);
      return {
        zones,
        joinedAt,
        leftAt: stayedHours === null ? null : joinedAt + stayedHours * 3_600_000,
        today,
        isDueLater,
        recordOn(date) {
          if (date > today) return undefined;
          const status = statuses[Math.round((Date.parse(date) - Date.UTC(2026, 4, 10)) / day)];
          return status === undefined || status === 'none' ? undefined : { run: 0, status };
        },
      };
    };
  });

it('A member for less than the shortest date is not due on any date', () => {
  const between = fc.integer({ min: Date.UTC(2020, 0, 1), max: Date.UTC(2040, 0, 1) });
  fc.assert(
    fc.property(
      zone,
      between,
      fc.integer({ min: 0, max: shortestDate - 1 }),
      (timezone, joinedAt, stayed) => {
        const zones = [{ at: 0, timezone }];
        const today = localDateIn(timezone, joinedAt);
        const recordOn = () => ({ run: 0, status: 'complete' as const });
        const briefMember = { zones, joinedAt, leftAt: joinedAt + stayed, today, isDueLater: true, recordOn };
        const { on } = teamDays([briefMember], joinedAt);
        expect([0, 1, 2].map((days) => on(addDays(today, days)).asked)).toEqual([0, 0, 0]);
      },
    ),
  );
  // From the last instant of a date to the last of the next one, on which clocks go forward.
  const [joinedAt, leftAt] = ['2026-03-28T23:59:59.999Z', '2026-03-29T21:59:59.999Z'].map(Date.parse);
  const dates = [joinedAt!, leftAt!, leftAt! + 1].map((at) => localDateIn('Antarctica/Troll', at));
  expect([leftAt! - joinedAt!, dates]).toEqual([shortestDate, ['2026-03-28', '2026-03-29', '2026-03-30']]);
});

it('The streak equals that of a plain model, for random teams in all zones', () => {
  fc.assert(
    fc.property(
      fc.array(member, { minLength: 1, maxLength: 12 }),
      fc.integer({ min: 0, max: 45 * 24 }),
      (team, hours) => {
        const now = Date.UTC(2026, 4, 12) + hours * 3_600_000;
        const members = team.map((memberAt) => memberAt(now));
        expect(teamDays(members, now).streak).toBe(plainStreak(members, now));
      },
    ),
    { numRuns: 100 },
  );
});
