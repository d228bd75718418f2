import type { Team } from '@hundred/contract/together/teams';
import { expect, it } from 'vitest';
import { makeNotifyingServer, updateProfile } from '../features/notifications/testing/notifying-server';
import { receivedTags } from '../features/notifications/testing/person-with-device';

const { sendDueAt, startWithDevice } = await makeNotifyingServer();

/** Starts in Berlin with a name and a device, and is notified only of what others do. */
async function join(subject: string, instant: string) {
  const joined = await startWithDevice(subject, instant);
  const quiet = { dailyReminders: false, streakWarnings: false, achievementNews: false };
  await updateProfile(joined.challenger, instant, { displayName: subject, ...quiet });
  return joined;
}

it('A nudge after midnight, while the previous date is open, comes at once, and so does one for the next date', async () => {
  const morning = '2026-06-02T08:00:00.000Z';
  const { challenger: ana } = await join('Ana', morning);
  const { challenger: bo, device } = await join('Bo', morning);
  await ana.ask('POST', '/premium/start-trial', morning);
  const team = `/teams/${(await ana.ask('POST', '/teams', morning, { name: 'Early' })).body.id}`;
  const { code } = (await ana.ask('POST', `${team}/invite`, morning)).body.invite;
  await bo.ask('POST', `/join/${code}`, morning);
  const nudge = async (instant: string) => {
    const { members } = (await ana.ask('GET', team, instant)).body as Team;
    const { id } = members.find(({ name }) => name === 'Bo')!;
    expect((await ana.ask('POST', `${team}/nudge/${id}`, instant)).status).toBe(200);
    await sendDueAt(instant);
  };
  // In Berlin half past eleven, half past midnight, and noon.
  await bo.complete('situps', '2026-06-02T21:30:00.000Z');
  await nudge('2026-06-02T22:30:00.000Z');
  expect(receivedTags(device)).toEqual(['nudge-2026-06-02']);
  await nudge('2026-06-03T10:00:00.000Z');
  expect(receivedTags(device)).toEqual(['nudge-2026-06-02', 'nudge-2026-06-03']);
});
