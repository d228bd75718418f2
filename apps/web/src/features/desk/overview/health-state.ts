import type { DeskHealth } from '@hundred/contract/desk/installation';
import { formatDaysSince, formatSize, formatWhen } from '../desk-format';
import { text } from './text';

/** How well a part of the installation works; `look` means that an operator should look at it. */
export type Level = 'good' | 'look' | 'bad';

const lowDiskBytes = 1024 ** 3;
/** With less, a server with embedded storage also prints a warning. */
const fullDiskBytes = 200 * 1024 ** 2;
const dayMs = 24 * 3_600_000;

/** The level of the free storage, which is good if it is unknown. */
export function diskLevel(freeBytes: number | null): Level {
  if (freeBytes === null || freeBytes > lowDiskBytes) return 'good';
  return freeBytes > fullDiskBytes ? 'look' : 'bad';
}

export function storageText({ used, free }: DeskHealth['storage']): string {
  if (used === null) return free === null ? text.storageWorks : text.free({ free: formatSize(free) });
  if (free === null) return text.used({ used: formatSize(used) });
  return text.usedAndFree({ used: formatSize(used), free: formatSize(free) });
}

/** A backup is made each night, so one that is two days old is late. */
export const backupLevel = (last: string | null, now: number): Level =>
  last && now - Date.parse(last) < 2 * dayMs ? 'good' : 'look';

/** With a place for the command, if one has to be run. */
export function backupText(last: string | null, now: number): string {
  if (!last) return text.noBackup;
  const made = formatDaysSince(last, now);
  return backupLevel(last, now) === 'good' ? made : text.oldBackup({ day: made });
}

/** Bad while mail does not work. A single mail that failed, for example for a mistyped address, is worth a look. */
export function mailLevel({ isSetUp, failed, unknown, lastError }: DeskHealth['mail']): Level {
  if (lastError) return 'bad';
  return isSetUp && failed + unknown === 0 ? 'good' : 'look';
}

/** For mail that is set up. */
export function mailText({ sent, failed, unknown, lastError }: DeskHealth['mail'], now: number): string {
  if (lastError) return text.mailFailed({ time: formatWhen(lastError.at, now), reason: lastError.reason });
  if (failed > 0) return text.someMailFailed({ sent, failed });
  return unknown > 0 ? text.someMailUnknown({ sent, unknown }) : text.mailSent({ count: sent });
}

export function pushText({ isOn, devices, waiting }: DeskHealth['push']): string {
  if (!isOn) return text.noPush;
  return waiting > 0 ? text.devicesWaiting({ count: devices, waiting }) : text.devices({ count: devices });
}
