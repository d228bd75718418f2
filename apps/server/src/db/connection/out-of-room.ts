import type { EventEmitter } from 'node:events';

const eventName = 'outOfRoom';

/** Announces to the listeners that a write was refused because the disk is full. */
export const announceOutOfRoom = (pool: EventEmitter): void => {
  pool.emit(eventName);
};

/**
 * Listens for every write that is refused because the disk is full, made by a request, a sign-in or a job. Returns a
 * function that stops listening.
 */
export function onOutOfRoom(pool: EventEmitter, listener: () => void): () => void {
  pool.on(eventName, listener);
  return () => pool.off(eventName, listener);
}
