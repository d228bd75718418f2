import type { Preview } from '@hundred/domain/previews/previews';
import { expect, it } from 'vitest';
import { Challenger } from '../../log/testing/challenger';
import { testApp } from '../../testing/test-app';
import { runAdmin } from './run-admin';
import { switchPreview } from './switch-preview';

const previews: Preview[] = [
  { id: 'camera', name: 'Camera counting', mayChange: 'How it counts.', since: '2026-06-01' },
];
const server = testApp({}, { previews });
const at = (day: number) => new Date(Date.UTC(2026, 5, day, 8)).toISOString();
const admin = (...args: string[]) =>
  runAdmin([switchPreview(previews)], args, server.current.storage.database, Date.parse(at(2)));
/** A day after the trials that begin on the first. */
const afterTrial = 9;
const previewsOf = async (who: Challenger, day = 1) =>
  (await who.ask('GET', '/previews', at(day))).body.previews;
const switchPreviewOf = (
  who: Challenger,
  { on, day = 1, id = 'camera' }: { on: boolean; day?: number; id?: string },
) => who.ask('PUT', `/previews/${id}`, at(day), { on });

it('A preview needs Premium, pauses while that is over, and can be left by anyone', async () => {
  const ana = await Challenger.start(server.current, 'ana', at(1));
  expect(await previewsOf(ana)).toEqual([{ ...previews[0], on: false }]);
  expect(await switchPreviewOf(ana, { on: true })).toMatchObject({
    status: 403,
    body: { error: 'premium_required' },
  });
  await ana.ask('POST', '/premium/start-trial', at(1), {});
  expect(await switchPreviewOf(ana, { on: true })).toMatchObject({ status: 200 });
  expect(await switchPreviewOf(ana, { on: true })).toMatchObject({ status: 200 });
  expect(await previewsOf(ana)).toMatchObject([{ on: true }]);
  expect(await previewsOf(ana, afterTrial)).toMatchObject([{ on: false }]);
  expect(await switchPreviewOf(ana, { on: false, day: afterTrial })).toMatchObject({ status: 200 });
  expect(await previewsOf(ana)).toMatchObject([{ on: false }]);
  expect(await switchPreviewOf(ana, { on: true, id: 'teleport' })).toMatchObject({ status: 404 });
});

it('A preview is switched off for everybody by one command, and restored to those who had it', async () => {
  const ben = await Challenger.start(server.current, 'ben', at(1));
  await ben.ask('POST', '/premium/start-trial', at(1), {});
  await switchPreviewOf(ben, { on: true });
  expect(await admin('switch-preview', 'camera', 'off')).toEqual(['camera is off.']);
  expect(await previewsOf(ben)).toEqual([]);
  expect(await switchPreviewOf(ben, { on: true })).toMatchObject({ status: 404 });
  await admin('switch-preview', 'camera', 'on');
  expect(await previewsOf(ben)).toMatchObject([{ on: true }]);
  await expect(admin('switch-preview', 'teleport', 'off')).rejects.toThrow('Choose a preview: camera');
  await expect(admin('switch-preview', 'camera')).rejects.toThrow('Choose on or off');
});
