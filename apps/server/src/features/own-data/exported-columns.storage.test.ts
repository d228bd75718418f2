import { ownData } from '@hundred/contract/own-data';
import { eq, getTableColumns } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { personColumns } from '../../db/schema/personal-data';
import { type PersonRow, person } from '../../db/schema/schema';
import { Challenger } from '../../log/testing/challenger';
import { testApp } from '../../testing/test-app';

const server = testApp();
const at = '2026-03-01T12:00:00.000Z';

/** A row without default values, so that only the column's own value can be found in an export. */
const distinctRow: Omit<PersonRow, 'id' | 'issuer' | 'subject'> = {
  email: 'columns@people.test',
  displayName: 'Cora',
  ageGroup: '40-49',
  showNameOnLeaderboard: true,
  showVip: true,
  signInMethod: 'email',
  tokensFrom: new Date('2026-02-01T01:02:03.004Z'),
  timezone: 'Asia/Tokyo',
  autoRestCover: false,
  reminderTime: '05:45',
  weekdayTimes: [null, '07:15', null, null, null, null, null],
  theme: 'dark',
  language: 'de',
  reason: 'For the stairs.',
  mood: 'calm',
  boostWeekdays: [2, 5],
  dailyReminders: false,
  streakWarnings: false,
  achievementNews: false,
  milestoneNews: false,
  joinNews: false,
  nudges: false,
  challengeStartNews: false,
  challengeEndNews: false,
  supportNews: false,
  createdAt: new Date('2026-01-05T06:07:08.009Z'),
};

it('An export holds every column of a person, or the column says why not', async () => {
  const { database } = server.current.storage;
  const cora = await Challenger.signUp(server.current, 'columns');
  await database.update(person).set(distinctRow).where(eq(person.id, cora.id));
  const [row] = await database.select().from(person).where(eq(person.id, cora.id));
  const { status, body } = await cora.ask('GET', '/account/export', at);
  expect(status).toBe(200);
  const file = ownData.parse(body);
  expect(Object.keys(personColumns).sort()).toEqual(Object.keys(getTableColumns(person)).sort());
  for (const [column, path] of Object.entries(personColumns)) {
    if (typeof path !== 'string') continue;
    const value = row?.[column as keyof PersonRow];
    expect(file, column).toHaveProperty(path, value instanceof Date ? value.toISOString() : value);
  }
});
