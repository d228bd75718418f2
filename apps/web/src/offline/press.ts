import type { DayCommand } from '@hundred/domain/runs/commands';
import type { ServerClock } from '../platform/server-clock';

/** A button was pressed. Nothing has judged yet what follows from it. */
export type Press = {
  wish: DayCommand;
  /** The same key twice is one deed, however often it is sent. */
  deviceKey: string;
  /** Epoch milliseconds. */
  at: number;
  /** Whether that is by the server's clock. */
  isSure: boolean;
};

/** What was pressed could not be recorded yet. It is on this device, and nothing more is to be done for it. */
export class PressLeft extends Error {
  override readonly name = 'PressLeft';
}

export const pressed = (wish: DayCommand, clock: ServerClock): Press => ({
  wish,
  deviceKey: newDeviceKey(),
  at: clock.now(),
  isSure: clock.isSure(),
});

/** Works without a secure connection too, where `randomUUID` is missing. */
export const newDeviceKey = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join(
    '',
  );

const prefixOf = (uid: string) => `hundred:pressed:${uid}:`;

/** Those of this page that it is still at work on: nobody else is to take them over. */
const underWay = new Set<string>();

/**
 * On the device before anything else happens: the rules and the storage that a deed needs are files of their own, and
 * may not be there.
 */
export function keepPress(uid: string, press: Press): void {
  underWay.add(press.deviceKey);
  try {
    localStorage.setItem(prefixOf(uid) + press.deviceKey, JSON.stringify(press));
  } catch {
    // Then it lives as long as the page, as all that is done without storage.
  }
}

/** It is recorded, or was refused with a reason. */
export function forgetPress(uid: string, { deviceKey }: Pick<Press, 'deviceKey'>): void {
  underWay.delete(deviceKey);
  try {
    localStorage.removeItem(prefixOf(uid) + deviceKey);
  } catch {
    // It is not there either.
  }
}

export function isPressKept(uid: string, { deviceKey }: Pick<Press, 'deviceKey'>): boolean {
  try {
    return localStorage.getItem(prefixOf(uid) + deviceKey) !== null;
  } catch {
    return false;
  }
}

/** It could not be recorded now: it is one of those that are left. */
export const leavePress = ({ deviceKey }: Press): boolean => underWay.delete(deviceKey);

/** What was pressed and never recorded: the page was closed, or did not get what it needed. */
export function leftPresses(uid: string): Press[] {
  try {
    return Object.keys(localStorage)
      .filter((key) => key.startsWith(prefixOf(uid)))
      .flatMap((key) => readPress(uid, key) ?? [])
      .filter(({ deviceKey }) => !underWay.has(deviceKey))
      .sort((one, other) => one.at - other.at);
  } catch {
    return [];
  }
}

/** Null where the text is not a press: one that was damaged must not hide the others. */
function readPress(uid: string, key: string): Press | null {
  try {
    const press: Press = JSON.parse(localStorage.getItem(key) ?? '');
    const isWhole = typeof press.wish.kind === 'string' && Number.isFinite(press.at);
    return isWhole && key === prefixOf(uid) + press.deviceKey ? press : null;
  } catch {
    return null;
  }
}
