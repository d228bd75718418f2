import type { DayCommand } from '@hundred/domain/challenge/commands/commands';
import type { CivilDate } from '@hundred/domain/days/civil-date';

/** The first version of the page that can push each kind of command. An older page leaves it pending. */
const versions: Record<DayCommand['kind'], number> = {
  completeExercise: 2,
  takeRestDay: 2,
  takeBackRestDay: 2,
  rateEffort: 3,
  finishSession: 4,
};

/** The version of this page. It leaves commands of newer versions to the page that stored them. */
export const newestPushableVersion = Math.max(...Object.values(versions));

export const versionOf = ({ kind }: DayCommand): number => versions[kind];

export type CommandRefusal = { code: string; message: string };

/**
 * A command that the server does not have yet. The rules judge it, the device stores it and a request is made from it, all
 * in this form. Pages of several versions share the store, so each command says which version it needs.
 */
export interface PendingCommand {
  /** The idempotency key: the server counts commands with the same id once. */
  id: string;
  uid: string;
  /** A page of this version or a newer one can push the command. */
  version: number;
  command: DayCommand;
  /** Epoch milliseconds by the server's clock. */
  at: number;
  /** The date it counts for. Absent if the server determines it from `at`. */
  date?: CivilDate | undefined;
  /** The time zone of `date`. */
  zone?: string | undefined;
  status: { kind: 'pending' } | ({ kind: 'refused' } & CommandRefusal);
}

/** 128 random bits in hexadecimal. Not `randomUUID`, which is missing without a secure connection. */
export const newCommandId = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join(
    '',
  );

export const isPending = ({ status }: PendingCommand): boolean => status.kind === 'pending';

/** A newer page may have stored a command that this page cannot push correctly. */
export const canPush = (pending: PendingCommand): boolean =>
  isPending(pending) && pending.version <= newestPushableVersion;

export const refusalOf = ({ status }: PendingCommand): CommandRefusal | undefined =>
  status.kind === 'refused' ? status : undefined;
