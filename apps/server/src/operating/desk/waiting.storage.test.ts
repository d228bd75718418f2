import { personas } from '@hundred/testkit/logs/personas';
import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { person } from '../../db/schema/schema';
import { groupChallenge, groupChallengeMember, report, team } from '../../db/schema/social-schema';
import { Challenger } from '../../log/testing/challenger';
import { testApp } from '../../testing/test-app';
import { DeskCaller } from '../testing/desk-caller';

const server = testApp();
const at = '2026-03-08T12:00:00.000Z';
const database = () => server.current.storage.database;
let mara: DeskCaller;
beforeAll(async () => {
  mara = await DeskCaller.operator(server.current, 'mara');
});

describe('A question', () => {
  const write = async (who: Challenger, message: string, instant = at) =>
    (
      await who.ask('POST', '/support', instant, {
        topic: 'problem',
        message,
        deviceKey: message.slice(0, 3),
      })
    ).body.request.id as string;
  const questions = async (show = 'open') =>
    (await mara.ask('GET', `/questions?show=${show}`, { at })).body.questions;

  it('is shown in the order of the queue with who asks, and is answered in place', async () => {
    const free = await Challenger.withLog(server.current, 'free', personas['day 57 with rests']().log);
    const paid = await Challenger.withLog(server.current, 'paid', personas.premium().log);
    const first = await write(free, 'Where did my streak go?');
    const second = await write(paid, 'How do rest days work?', '2026-03-08T12:30:00.000Z');
    expect((await mara.ask('GET', '', { at })).body.questions).toEqual({ open: 2, oldest: at });
    expect(await questions()).toMatchObject([
      { id: second, state: 'open', person: { email: 'paid@people.test', plan: 'lifetime' } },
      { id: first, message: 'Where did my streak go?', person: { id: free.id, day: 57, plan: 'free' } },
    ]);
    const answer = { answer: 'It is back.\nSorry.' };
    expect((await mara.ask('PUT', `/questions/${first}/answer`, { at, body: answer })).status).toBe(200);
    expect((await mara.ask('POST', `/questions/${second}/close`, { at })).status).toBe(200);
    expect((await mara.ask('POST', `/questions/${second}/close`, { at })).status).toBe(404);
    expect(await questions()).toEqual([]);
    expect(await questions('answered')).toMatchObject([{ id: first, answer: answer.answer }]);
    expect(await questions('closed')).toMatchObject([{ id: second, answer: null }]);
    const { requests } = (await free.ask('GET', '/support', at)).body;
    expect(requests[0]).toMatchObject({ state: 'answered', answer: { words: answer.answer } });
    expect((await mara.ask('GET', '/audit', { at })).body.entries).toMatchObject([
      { action: 'close-support', operator: 'mara@people.test', person: { id: paid.id } },
      { action: 'answer-support', operator: 'mara@people.test', person: { id: free.id } },
    ]);
  });

  it('keeps an answer of another operator that was not seen, and notifies once of a repeated answer', async () => {
    const asker = await Challenger.withLog(server.current, 'asker', personas['day 57 with rests']().log);
    const id = await write(asker, 'Can I change my name?');
    const answer = (text: string, replaces: string | null) =>
      mara.ask('PUT', `/questions/${id}/answer`, { at, body: { answer: text, replaces } });
    expect((await answer('Yes.', null)).status).toBe(200);
    expect((await answer('Yes.', null)).status).toBe(200);
    expect(await answer('No.', null)).toMatchObject({ status: 409, body: { error: 'changed_meanwhile' } });
    const { requests } = (await asker.ask('GET', '/support', at)).body;
    expect(requests[0].answer.words).toBe('Yes.');
    expect((await answer('No.', 'Yes.')).status).toBe(200);
    const { entries } = (await mara.ask('GET', '/audit', { at })).body;
    expect(
      entries.filter(({ person }: { person: { id: string } | null }) => person?.id === asker.id),
    ).toHaveLength(2);
  });
});

describe('A report', () => {
  const reports = async () => (await mara.ask('GET', '/reports', { at })).body.reports;
  const handle = (id: string, action: string) => mara.ask('PUT', `/reports/${id}`, { at, body: { action } });
  const blank = (id: string) => mara.ask('POST', `/reports/${id}/blank-name`, { at });
  const storeReport = async (
    values: Partial<typeof report.$inferInsert> & { personId: string; reportedId: string },
  ) => {
    const id = crypto.randomUUID();
    await database()
      .insert(report)
      .values({ id, reason: 'name', createdAt: new Date(at), ...values });
    return id;
  };

  it('names who reported whom, is closed, and is opened again by an undo', async () => {
    const ana = await Challenger.signUp(server.current, 'ana');
    const rude = await Challenger.signUp(server.current, 'rude');
    await database().update(person).set({ displayName: 'Free pills' }).where(eq(person.id, rude.id));
    const id = await storeReport({ personId: ana.id, reportedId: rude.id, words: 'Free pills' });
    expect(await reports()).toMatchObject([
      {
        id,
        words: 'Free pills',
        isInUse: true,
        reporter: { email: 'ana@people.test' },
        reported: { id: rude.id, name: 'Free pills' },
        group: null,
      },
    ]);
    expect((await handle(id, 'close')).status).toBe(200);
    expect(await reports()).toEqual([]);
    expect((await handle(id, 'close')).status).toBe(404);
    await handle(id, 'reopen');
    const secondReport = await storeReport({ personId: mara.id, reportedId: rude.id, words: 'Free pills' });
    expect((await reports()).map((row: { id: string }) => row.id).sort()).toEqual([id, secondReport].sort());
    expect((await blank(id)).status).toBe(200);
    expect(await reports()).toEqual([]);
    const [row] = await database().select().from(person).where(eq(person.id, rude.id));
    expect(row!.displayName).toBeNull();
  });

  it('of a group removes the name of the group, and leaves one that was changed since', async () => {
    const [ana, owner] = [
      await Challenger.signUp(server.current, 'ana2'),
      await Challenger.signUp(server.current, 'owner'),
    ];
    const groupId = crypto.randomUUID();
    await database()
      .insert(team)
      .values({ id: groupId, ownerMember: crypto.randomUUID(), createdAt: new Date(at), name: 'Bad name' });
    const about = {
      personId: ana.id,
      reportedId: owner.id,
      reason: 'group name' as const,
      groupKind: 'team' as const,
      groupId,
    };
    const nameNow = async () =>
      (await database().select({ name: team.name }).from(team).where(eq(team.id, groupId)))[0]!.name;
    const old = await storeReport({ ...about, words: 'Older name' });
    expect(await reports()).toMatchObject([{ isInUse: false, group: { kind: 'team', name: 'Bad name' } }]);
    await blank(old);
    expect(await nameNow()).toBe('Bad name');
    const current = await storeReport({ ...about, words: 'Bad name' });
    await blank(current);
    expect(await nameNow()).toBeNull();
    expect(await reports()).toEqual([]);
  });

  it('of a name in a settled result removes it there, and leaves the name that its owner has now', async () => {
    const [ana, rude] = [
      await Challenger.signUp(server.current, 'ana3'),
      await Challenger.signUp(server.current, 'rude3'),
    ];
    await database().update(person).set({ displayName: 'Polite' }).where(eq(person.id, rude.id));
    const groupId = crypto.randomUUID();
    const memberId = crypto.randomUUID();
    await database()
      .insert(groupChallenge)
      .values({
        id: groupId,
        ownerMember: memberId,
        createdAt: new Date(at),
        name: 'March',
        fromDate: '2026-03-01',
        toDate: '2026-03-07',
        goal: 'days',
        settledAt: new Date(at),
      });
    await database()
      .insert(groupChallengeMember)
      .values({ id: memberId, groupId, personId: rude.id, joinedAt: new Date(at), finalName: 'Pills' });
    const about = { personId: ana.id, reportedId: rude.id, groupKind: 'challenge' as const, groupId };
    // The group is called March, so only the report of the member's name is about a name in use.
    const ofGroup = await storeReport({ ...about, reason: 'group name', words: 'Pills' });
    const id = await storeReport({ ...about, words: 'Pills' });
    expect(await reports()).toMatchObject([
      { id: ofGroup, isInUse: false },
      { id, isInUse: true },
    ]);
    await blank(ofGroup);
    expect(await reports()).toMatchObject([{ id }]);
    await blank(id);
    const [member] = await database()
      .select()
      .from(groupChallengeMember)
      .where(eq(groupChallengeMember.id, memberId));
    const [owner] = await database().select().from(person).where(eq(person.id, rude.id));
    expect([member!.finalName, owner!.displayName]).toEqual([null, 'Polite']);
  });
});
