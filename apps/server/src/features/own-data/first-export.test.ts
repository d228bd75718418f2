import { ownData } from '@hundred/contract/own-data';
import { expect, it } from 'vitest';

/** What the first version wrote about a person. Every field that was added since is absent. */
const firstExport = {
  format: 'hundred-export',
  version: 1,
  exportedAt: '2026-03-02T09:00:00.000Z',
  person: {
    id: '0190d5b8-0000-7000-8000-000000000001',
    issuer: 'http://localhost:3000/identity',
    subject: 'a',
    email: 'kaya@example.com',
    signInMethod: 'password',
    joinedAt: '2026-03-01T09:00:00.000Z',
    signedOutEverywhereAt: null,
  },
  account: null,
  settings: {
    displayName: 'Kaya',
    ageGroup: null,
    showNameOnLeaderboard: true,
    timezone: 'Europe/Berlin',
    theme: 'system',
  },
  notifications: {
    reminderTime: '09:00',
    dailyReminders: false,
    streakWarnings: false,
    achievementNews: false,
    milestoneNews: false,
    devices: [],
  },
  badges: [],
  purchases: [],
  facts: [],
};

it('An export of the first version can be imported: a field that was added since may be absent', () => {
  expect(ownData.safeParse(firstExport).error?.issues).toBeUndefined();
});
