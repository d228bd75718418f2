import { afterEach, beforeEach, vi } from 'vitest';
import { makeBrowserStorage } from '../../testing/browser-storage';
import { nextTask } from '../../ui/next-task';

/** The instant at which each test starts: June 10, 2026, 08:00 UTC. */
export const morning = Date.UTC(2026, 5, 10, 8);

let personCount = 0;

/** A different person for each test, because a push that hangs in one test holds the lock of its person. */
export const uidOfTest = () => `ana-${personCount}`;

/** A broadcast channel whose messages arrive in fake time. */
class FakeChannel {
  static readonly open = new Set<FakeChannel>();
  onmessage = () => {};
  readonly name: string;
  constructor(name: string) {
    this.name = name;
    FakeChannel.open.add(this);
  }
  postMessage() {
    for (const other of FakeChannel.open)
      if (other !== this && other.name === this.name) setTimeout(() => other.onmessage());
  }
  close() {
    FakeChannel.open.delete(this);
  }
}

const cleanups: (() => void)[] = [];

/** Calls a function after the current test. */
export const afterTest = (cleanup: () => void): void => void cleanups.push(cleanup);

let fakeWindow: EventTarget;

/** Starts each test in a browser without locks, with fake time. */
export function setUpFakeBrowser(): void {
  beforeEach(() => {
    personCount += 1;
    vi.useFakeTimers({ now: morning });
    vi.stubGlobal('navigator', { onLine: true });
    vi.stubGlobal('localStorage', makeBrowserStorage());
    fakeWindow = new EventTarget();
    vi.stubGlobal('addEventListener', fakeWindow.addEventListener.bind(fakeWindow));
    vi.stubGlobal('removeEventListener', fakeWindow.removeEventListener.bind(fakeWindow));
    vi.stubGlobal('document', Object.assign(new EventTarget(), { visibilityState: 'visible' }));
    vi.stubGlobal('BroadcastChannel', FakeChannel);
  });
  afterEach(() => {
    for (const cleanup of cleanups.splice(0)) cleanup();
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });
}

/** Fires an event of the window that the page listens to. */
export function fireWindowEvent(event: 'online' | 'offline' | 'focus'): void {
  fakeWindow.dispatchEvent(new Event(event));
}

/** Runs everything that does not need time to pass: timers that are due, a task, and the timers that they have set. */
export async function settle(): Promise<void> {
  await vi.advanceTimersByTimeAsync(0);
  await nextTask();
  await vi.advanceTimersByTimeAsync(0);
}
