import { factShape } from '@hundred/domain/runs/facts';
import { expect, it } from 'vitest';
import { keepPress, leavePress, pressed } from './press';
import {
  around,
  beginInTheMorning,
  makeServer,
  open,
  pushups,
  type Server,
  uid,
} from './testing/open-outbox';

beginInTheMorning();

/** The server is updated under the page: its log says more than the page knows. */
function update(server: Server): void {
  around(server, 'get', async (go) => ({ ...((await go()) as object), shape: factShape + 1 }));
  around(server, 'post', async (go) => {
    const answer = (await go()) as { log: object };
    return { ...answer, log: { ...answer.log, shape: factShape + 1 } };
  });
}

it('knows nothing any more, and says so, once the log takes a newer page to read', async () => {
  const { outbox, server, state } = await open();
  await outbox.learn();
  expect(outbox.known()).toBeDefined();
  expect(state().isOutdated).toBe(false);
  update(server);
  await outbox.learn();
  expect(outbox.known()).toBeUndefined();
  expect(state().isOutdated).toBe(true);
});

it('leaves what is done to the server, and sends it once', async () => {
  const server = makeServer();
  update(server);
  const { outbox, clock, kept } = await open({ server });
  await outbox.learn();
  const press = pressed(pushups, clock);
  keepPress(uid, press);
  await expect(outbox.perform(press)).rejects.toThrow('too old to judge');
  leavePress(press);
  await outbox.send();
  await outbox.send();
  expect(server.sent.map(({ body }) => body.exercise)).toEqual(['pushups']);
  expect((await kept()).deeds).toEqual([]);
  expect(server.story.state.challenge.exercises.pushups.completed).toBe(true);
});
