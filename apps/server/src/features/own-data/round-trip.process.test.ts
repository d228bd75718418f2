import type { OwnData } from '@hundred/contract/own-data';
import { badgeDefinition } from '@hundred/domain/badges/definitions';
import type { BadgeId } from '@hundred/domain/challenge/facts/badge-id';
import type { Fact } from '@hundred/domain/challenge/facts/facts';
import { play } from '@hundred/domain/properties/play';
import { scripts } from '@hundred/domain/properties/script';
import { type LocalIssuer, startLocalIssuer } from '@hundred/testkit/services/local-issuer';
import type { DatabasePlace, FolderPlace } from '@hundred/testkit/storage/storage-places';
import { sql } from 'drizzle-orm';
import * as fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openStorage, type Storage } from '../../db/storage';
import { recordFacts } from '../../log/testing/record-facts';
import { makeLogger } from '../../logging/logger';
import { serverOfTest } from '../../testing/server-of-test';
import { emptyDatabase, emptyDataDir } from '../../testing/storage-source';

let issuer: LocalIssuer;
let onServer: DatabasePlace;
let inFolder: FolderPlace;
let storage: Storage;
beforeAll(async () => {
  issuer = await startLocalIssuer();
  onServer = await emptyDatabase();
  inFolder = emptyDataDir();
  storage = await openStorage(onServer.setting, Date.now(), makeLogger('silent'));
  await storage.ready;
});
afterAll(async () => {
  await storage.close();
  await onServer.dispose();
  await inFolder.dispose();
  await issuer.close();
});

/** One person at one installation, at an instant that the test chooses. */
async function visit(url: string, subject: string, now: number) {
  const idToken = await issuer.mint(subject);
  const ask = async (method: string, path: string, body?: unknown) => {
    const answer = await fetch(`${url}/api${path}`, {
      method,
      headers: {
        authorization: `Bearer ${idToken}`,
        'x-test-now': new Date(now).toISOString(),
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    const text = await answer.text();
    if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${text}`);
    return JSON.parse(text);
  };
  const { user } = await ask('POST', '/auth/firebase', { idToken });
  return {
    id: user.uid as string,
    exportFile: (): Promise<OwnData> => ask('GET', '/account/export'),
    importFile: (file: OwnData) => ask('POST', '/account/import', file),
    /** Everything that follows from a log, except what no file can prove. */
    async readAnswers() {
      const [today, stats, badges, history] = await Promise.all(
        ['today', 'stats', 'badges', 'progress-history'].map((call) => ask('GET', `/challenge/${call}`)),
      );
      const { isPremium: _, badges: earned, ...userStats } = stats.user;
      const { restDaysLeft: __, ...day } = today;
      const unpaid = (ids: BadgeId[]) => ids.filter((id) => badgeDefinition(id).group !== 'premium');
      return {
        day,
        userStats,
        earned: unpaid(earned),
        collected: unpaid(badges.userBadges),
        average: stats.stats,
        history,
      };
    },
  };
}

async function storeLog(personId: string, log: readonly Fact[], now: number): Promise<void> {
  await storage.database.transaction((transaction) => recordFacts(transaction, personId, log, now));
}

it('An export of a random history gives the same challenge after a move from PostgreSQL to a data folder and back', async () => {
  const settings = { ...issuer.environment, TEST_CLOCK: '1' };
  const onPostgres = await serverOfTest({ ...settings, DATABASE_URL: onServer.setting.url });
  const onFolder = await serverOfTest({ ...settings, DATA_DIR: inFolder.setting.dataDir });
  const histories = fc.sample(scripts, { numRuns: 12, seed: 20_261_115 }).map(play);
  expect(histories.some(({ log }) => log.some(({ kind }) => kind === 'premiumBegan'))).toBe(true);
  for (const [index, { log, endsAt }] of histories.entries()) {
    const first = await visit(onPostgres.url, `first-${index}`, endsAt);
    await storeLog(first.id, log, endsAt);
    const answers = await first.readAnswers();
    const file = await first.exportFile();
    expect(file.facts).toHaveLength(log.length);
    const second = await visit(onFolder.url, `second-${index}`, endsAt);
    await second.importFile(file);
    expect(await second.readAnswers()).toEqual(answers);
    const third = await visit(onPostgres.url, `third-${index}`, endsAt);
    await third.importFile(await second.exportFile());
    expect(await third.readAnswers()).toEqual(answers);
  }
  const { rows } = await storage.database.execute(sql`select person_id from board_total`);
  expect(rows).toEqual([]);
});
