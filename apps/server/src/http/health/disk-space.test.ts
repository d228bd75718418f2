import { expect, it } from 'vitest';
import { watchDiskSpace } from './disk-space';

it('A full disk is logged once while writes are refused, and once more when none was refused for a while', () => {
  let now = 0;
  const messages: string[] = [];
  const log = { error: (_fields: object, message: string) => messages.push(message) };
  const diskSpace = watchDiskSpace({ kind: 'embedded', connection: { host: '/data' } }, log, () => now);
  expect(diskSpace.isShort()).toBe(false);
  // Each refusal comes within the ten seconds for which the one before counts.
  for (now = 1000; now <= 60_000; now += 9000) diskSpace.noteRefusedWrite();
  expect(diskSpace.isShort()).toBe(true);
  expect(messages).toEqual([expect.stringMatching(/^the disk of \/data is full: free some space/)]);
  now += 10_000;
  expect(diskSpace.isShort()).toBe(false);
  diskSpace.noteRefusedWrite();
  expect(messages).toHaveLength(2);
});
