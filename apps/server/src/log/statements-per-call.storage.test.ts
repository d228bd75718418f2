import { Client } from 'pg';
import { expect, it, vi } from 'vitest';
import { isOnCitus } from '../testing/storage-source';
import { testApp } from '../testing/test-app';
import { Challenger } from './testing/challenger';

const server = testApp();
const at = '2026-06-10T10:00:00Z';
/**
 * If logs lie on other servers than people, the person and their log take two statements. A completion takes one
 * everywhere.
 */
const statementsOfRead = isOnCitus() ? 2 : 1;
/** Also if the completion finishes the day and earns a badge. */
const statementsOfAppend = 1;

/** How many statements about this person a request takes. The jobs of the server concern no particular person. */
async function statementsFor(names: readonly string[], request: () => Promise<unknown>): Promise<number> {
  const query = vi.spyOn(Client.prototype, 'query');
  await request();
  const { calls } = query.mock;
  query.mockRestore();
  return calls.filter(([statement, values]) => {
    const config = Object(statement) as { values?: unknown[] };
    return (config.values ?? values ?? []).some((value: unknown) => names.includes(String(value)));
  }).length;
}

it('A read of the person and the head of their log takes one statement, which is all that most calls need', async () => {
  const ana = await Challenger.start(server.current, 'asks-little', at);
  for (const call of ['today', 'stats', 'badges']) {
    expect(await statementsFor([ana.id, 'asks-little'], () => ana.get(call, at)), call).toBe(
      statementsOfRead,
    );
  }
  expect(await statementsFor([ana.id, 'asks-little'], () => ana.ask('GET', '/premium/status', at))).toBe(
    statementsOfRead,
  );
});

it('A page that polls a team takes one statement each time', async () => {
  const dee = await Challenger.start(server.current, 'looks-often', at);
  await dee.ask('PUT', '/auth/profile', at, { displayName: 'Dee' });
  await dee.ask('POST', '/premium/start-trial', at);
  const { body } = await dee.ask('POST', '/teams', at, { name: 'Early Shift' });
  const openTeam = () => dee.ask('GET', `/teams/${body.id}`, at);
  expect((await openTeam()).status).toBe(200);
  expect(await statementsFor([dee.id, 'looks-often'], openTeam)).toBe(1);
});

it('A completion takes one more statement, including the boards and the notification of a badge', async () => {
  const bo = await Challenger.start(server.current, 'writes-little', at);
  const names = [bo.id, 'writes-little'];
  expect(await statementsFor(names, () => bo.complete('pushups', at))).toBe(
    statementsOfRead + statementsOfAppend,
  );
  expect(await statementsFor(names, () => bo.complete('situps', at))).toBe(
    statementsOfRead + statementsOfAppend,
  );
  // Completed already, so nothing is written.
  expect(await statementsFor(names, () => bo.complete('situps', at))).toBe(statementsOfRead);
  const finish = async () => {
    expect((await bo.complete('jumpingJacks', at)).body).toMatchObject({ newBadges: [{ id: 'first_step' }] });
  };
  expect(await statementsFor(names, finish)).toBe(statementsOfRead + statementsOfAppend);
  const { body } = await bo.ask('GET', '/leaderboard/global', at);
  expect(body).toMatchObject({ userRank: 1, leaderboard: [{ totalRepsCompleted: 30 }] });
});

it('A command with a key takes no further statement: the append finds a key that exists', async () => {
  const eve = await Challenger.start(server.current, 'names-all', at);
  const names = [eve.id, 'names-all'];
  const completeWithKey = (exercise: string) =>
    statementsFor(names, () => eve.complete(exercise, at, { deviceKey: exercise }));
  expect(await completeWithKey('pushups')).toBe(statementsOfRead + statementsOfAppend);
  expect(await completeWithKey('situps')).toBe(statementsOfRead + statementsOfAppend);
  // Sent before, so it is looked up and nothing is written.
  expect(await completeWithKey('situps')).toBe(statementsOfRead + 1);
});

it('Two devices that write at once each see what the other did, without waiting to read', async () => {
  const cy = await Challenger.start(server.current, 'writes-at-once', at);
  const exercises = ['pushups', 'situps', 'jumpingJacks'];
  const answers = await Promise.all(
    [...exercises, ...exercises].map((exercise) => cy.complete(exercise, at)),
  );
  expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
  const facts = (await cy.facts()).filter(({ kind }) => kind === 'exerciseCompleted');
  expect(facts).toHaveLength(3);
  expect((await cy.today(at)).currentStreak).toBe(1);
});
