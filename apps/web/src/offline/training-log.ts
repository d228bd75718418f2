import type { Profile } from '@hundred/contract/identity';
import { createContext, useContext, useSyncExternalStore } from 'react';
import { ApiError, type Transport } from '../platform/api';
import { serverClock } from '../platform/server-clock';
import { sendMessage, syncTag } from '../worker/messages';
import type { Deed, Wish } from './deed';
import { countOf, keepWaiting, type OfflineState, readWaiting, sumOf, waitingIn } from './offline-state';
import type { Outbox, Performed } from './outbox';
import { keepPress, leavePress, PressLeft, pressed } from './press';

/** What is known of the challenge and what was done, with a connection and without. */
export type TrainingLog = {
  /** Answers from what is known where the server cannot be reached, or does not know yet what waits. */
  api: Transport;
  state: () => OfflineState;
  subscribe: (listener: () => void) => () => void;
  perform: (wish: Wish) => Promise<Performed>;
  retry: (deed: Deed) => Promise<void>;
  discard: (deed: Deed) => Promise<void>;
  /** Watches for a connection until the function given back is called. */
  start: () => () => void;
};

type Needs = {
  api: Transport;
  uid: string;
  profile: () => Profile;
  /** What is known has changed: whatever is shown of it is to be asked for anew. */
  onNews: () => void;
  isSignedIn: () => boolean;
};

/** A signal of one bar answers in a minute or never: what is known is shown after this long. */
const answerPatience = 2_500;
const tooSlow = Symbol('too slow');
const patience = () =>
  new Promise<typeof tooSlow>((resolve) => setTimeout(() => resolve(tooSlow), answerPatience));

/** Questions that may have an answer on the device: see `derive-answers.ts`, which holds the rules and loads late. */
const followsFromLog = /^\/(challenge\/|premium\/status$)/;

/** The server is not there, or not able to answer anybody. */
const isAway = (error: unknown) =>
  error instanceof ApiError && (error.kind === 'network' || [502, 503, 504].includes(error.status ?? 0));

/** The rules said no, here on the device. Whatever else went wrong says nothing about what was done. */
const isVerdict = (error: unknown) =>
  error instanceof ApiError && error.kind === 'refused' && error.status === undefined;

export function makeTrainingLog({ api, uid, profile, onNews, isSignedIn }: Needs): TrainingLog {
  const listeners = new Set<() => void>();
  let state: OfflineState = {
    isAway: !navigator.onLine,
    isSending: false,
    waiting: readWaiting(uid),
    unsent: readWaiting(uid),
    refused: [],
    isLasting: true,
    knownAt: undefined,
  };
  let opening: Promise<Outbox> | undefined;
  let opened: Outbox | undefined;

  const tell = (news: Partial<OfflineState>) => {
    state = { ...state, ...news };
    for (const listener of listeners) listener();
  };

  /** The rules and the storage load when they are first needed, or when the page has nothing else to do. */
  function open(): Promise<Outbox> {
    opening ??= Promise.all([import('./outbox'), import('./device-store')])
      .then(async ([{ openOutbox }, { openDeviceStore }]) =>
        openOutbox({
          api: watched,
          store: await openDeviceStore(),
          clock: serverClock,
          uid,
          profile,
          tell,
          onNews,
          isSignedIn,
        }),
      )
      .then((outbox) => {
        opened = outbox;
        return outbox;
      })
      .catch((error: unknown) => {
        opening = undefined;
        throw error;
      });
    return opening;
  }

  function noteAway(away: boolean) {
    if (away !== state.isAway) tell({ isAway: away });
    if (away)
      open().then(
        (outbox) => outbox.tryLater(),
        () => {},
      );
  }

  const watch = async <T>(asked: Promise<T>): Promise<T> => {
    try {
      const answer = await asked;
      noteAway(false);
      return answer;
    } catch (error) {
      if (error instanceof ApiError) noteAway(isAway(error));
      throw error;
    }
  };
  const watched: Transport = {
    get: (path, options) => watch(api.get(path, options)),
    post: (path, body, options) => watch(api.post(path, body, options)),
    put: (path, body, options) => watch(api.put(path, body, options)),
    delete: (path, body, options) => watch(api.delete(path, body, options)),
  };

  /** The same answer worked out here; null where it does not follow from what is known. */
  async function derived<Answer>(path: string): Promise<Answer | null> {
    try {
      const known = (await open()).known();
      if (!known) return null;
      const { deriveAnswer } = await import('./derive-answers');
      return deriveAnswer(path, known) as Answer | null;
    } catch {
      return null;
    }
  }

  const hasWaiting = () => opened?.hasWaiting() ?? countOf(state.waiting) > 0;

  /** A page that shows an answer already can wait for the next. */
  const shown = new Set<string>();

  async function get<Answer>(path: string, options: { signal?: AbortSignal } = {}): Promise<Answer> {
    const asked = watched.get<Answer>(path, options);
    if (!followsFromLog.test(path)) return asked;
    try {
      const first = await (shown.has(path) ? asked : Promise.race([asked, patience()]));
      if (first === tooSlow) {
        const meanwhile = await derived<Answer>(path);
        if (meanwhile === null) return await asked;
        shown.add(path);
        noteAway(true);
        asked.then(onNews, () => {});
        return meanwhile;
      }
      shown.add(path);
      if (hasWaiting()) return (await derived<Answer>(path)) ?? first;
      learnSoon();
      return first;
    } catch (error) {
      if (options.signal?.aborted || !(isAway(error) || hasWaiting())) throw error;
      const answer = await derived<Answer>(path);
      if (answer === null) throw error;
      return answer;
    }
  }

  let learning: ReturnType<typeof setTimeout> | undefined;
  /** Several answers come together: the log is asked for once, after them. */
  function learnSoon() {
    clearTimeout(learning);
    learning = setTimeout(() => {
      open()
        .then((outbox) => outbox.learn())
        .catch(() => {});
    }, 500);
  }

  async function perform(wish: Wish): Promise<Performed> {
    const press = pressed(wish, serverClock);
    keepPress(uid, press);
    void navigator.storage?.persist?.();
    void askToBeWoken();
    try {
      return await (await open()).perform(press);
    } catch (error) {
      if (isVerdict(error)) throw error;
      leavePress(press);
      const one = waitingIn([wish]);
      tell({ waiting: sumOf(state.waiting, one), unsent: sumOf(state.unsent, one) });
      keepWaiting(uid, state.waiting);
      opened?.tryLater();
      throw new PressLeft('It could not be recorded yet.', { cause: error });
    }
  }

  async function comeBack() {
    const outbox = await open();
    if (outbox.hasWaiting()) await outbox.send();
    else onNews();
  }
  const onOnline = () => void comeBack().catch(() => {});
  const onOffline = () => noteAway(true);
  const onVisible = () => {
    if (document.visibilityState === 'visible' && (state.isAway || hasWaiting())) onOnline();
  };
  const onMessage = ({ data }: MessageEvent) => {
    if (data === sendMessage) onOnline();
  };

  return {
    api: { ...watched, get },
    state: () => state,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    perform,
    retry: async (deed) => (await open()).retry(deed),
    discard: async (deed) => (await open()).discard(deed),
    start() {
      addEventListener('online', onOnline);
      addEventListener('offline', onOffline);
      document.addEventListener('visibilitychange', onVisible);
      navigator.serviceWorker?.addEventListener('message', onMessage);
      if (hasWaiting() || state.isAway)
        void open().then(
          (outbox) => outbox.send(),
          () => {},
        );
      return () => {
        removeEventListener('online', onOnline);
        removeEventListener('offline', onOffline);
        document.removeEventListener('visibilitychange', onVisible);
        navigator.serviceWorker?.removeEventListener('message', onMessage);
        clearTimeout(learning);
        opened?.close();
        opened = undefined;
        opening = undefined;
      };
    },
  };
}

type WithSync = ServiceWorkerRegistration & { sync?: { register(tag: string): Promise<void> } };

/** Where the browser can, it wakes the worker when there is a connection again, and the worker the page. */
async function askToBeWoken(): Promise<void> {
  try {
    const registration: WithSync | undefined = await navigator.serviceWorker?.getRegistration();
    await registration?.sync?.register(syncTag);
  } catch {
    // Not allowed in the background: then it is sent when the page is next looked at.
  }
}

export const TrainingLogContext = createContext<TrainingLog | undefined>(undefined);

export function useTrainingLog(): TrainingLog {
  const log = useContext(TrainingLogContext);
  if (!log) throw new Error('useTrainingLog needs a TrainingLogContext around it.');
  return log;
}

export function useOfflineState(): OfflineState {
  const { subscribe, state } = useTrainingLog();
  return useSyncExternalStore(subscribe, state, state);
}
