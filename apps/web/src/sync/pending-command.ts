import type { DayCommand } from '@hundred/domain/challenge/commands/commands';
import type { CivilDate } from '@hundred/domain/days/civil-date';

/** The newest version of a pending command that this page can push. */
export const pendingVersion = 4;

/** The oldest version of the page that understands each kind of command. */
const versions: Record<DayCommand['kind'], number> = {
  completeExercise: 2,
  takeRestDay: 2,
  takeBackRestDay: 2,
  rateEffort: 3,
  finishSession: 4,
};

export const versionOf = ({ kind }: DayCommand): number => versions[kind];

export type CommandRefusal = { code: string; message: string };

/** A command that the server does not have yet. It is the only shape between a tap and the request. */
export interface PendingCommand {
  /** The idempotency key: the same id is one command, however often it is pushed. */
  id: string;
  uid: string;
  version: number;
  command: DayCommand;
  /** Epoch milliseconds by the server's clock. */
  at: number;
  /** The date it counts for. Absent where the server decides it from `at`. */
  date?: CivilDate | undefined;
  /** The time zone of `date`. */
  zone?: string | undefined;
  status: { kind: 'pending' } | ({ kind: 'refused' } & CommandRefusal);
}

/** Works without a secure connection too, where `randomUUID` is missing. */
export const newCommandId = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join(
    '',
  );

export const isPending = ({ status }: PendingCommand): boolean => status.kind === 'pending';

/** A newer page may have stored a command that this page cannot push correctly. */
export const canPush = (pending: PendingCommand): boolean =>
  isPending(pending) && pending.version <= pendingVersion;

export const refusalOf = ({ status }: PendingCommand): CommandRefusal | undefined =>
  status.kind === 'refused' ? status : undefined;

/**
 * Whether a command may only be pushed after another one that was performed before it. Those of one date depend on each
 * other, except completions.
 */
export function dependsOn(command: PendingCommand, earlier: PendingCommand): boolean {
  if (command.id === earlier.id) return true;
  const areCompletions = [command, earlier].every((one) => one.command.kind === 'completeExercise');
  const areOfOneDate = (command.date ?? earlier.date) === (earlier.date ?? command.date);
  return areOfOneDate && !areCompletions;
}

/** The command as the domain decides it. */
export const toDomainCommand = ({ id, command, at, date, zone }: PendingCommand): DayCommand => ({
  ...command,
  deviceKey: id,
  at,
  ...(date !== undefined && { localDate: date }),
  ...(zone !== undefined && { timezone: zone }),
});

const calls = {
  completeExercise: { method: 'post', path: '/challenge/complete-exercise' },
  takeRestDay: { method: 'post', path: '/challenge/rest-day' },
  takeBackRestDay: { method: 'delete', path: '/challenge/rest-day' },
  rateEffort: { method: 'put', path: '/challenge/effort' },
  finishSession: { method: 'post', path: '/challenge/recovery-session' },
} as const;

/**
 * The request that pushes a command. It names the instant and the date, because the network may be slow and midnight
 * near. `byServerTime` leaves both to the server.
 */
export function toRequest(pending: PendingCommand, byServerTime: boolean) {
  const { kind, ...command } = pending.command;
  const when = byServerTime
    ? {}
    : { at: new Date(pending.at).toISOString(), localDate: pending.date, timezone: pending.zone };
  return { ...calls[kind], body: { ...command, deviceKey: pending.id, ...when } };
}

/** The same command at another instant. The server decides which date that is. */
export const atInstant = (pending: PendingCommand, at: number): PendingCommand => ({
  ...pending,
  at,
  date: undefined,
});

export const isRefusedForClock = (pending: PendingCommand): boolean =>
  refusalOf(pending)?.code === 'clock_ahead';

/** A refused command, pending again without what was refused of it: its instant, or its date. */
export function resetForRetry(pending: PendingCommand, now: number): PendingCommand {
  const again: PendingCommand = { ...pending, status: { kind: 'pending' } };
  if (isRefusedForClock(pending)) return atInstant(again, now);
  return refusalOf(pending)?.code === 'date_mismatch' ? atInstant(again, again.at) : again;
}
