import type { Profile } from '@hundred/contract/identity';
import type { DayCommand } from '@hundred/domain/runs/commands';
import { createContext, useContext, useSyncExternalStore } from 'react';
import { ApiError, type Transport } from '../platform/api';
import { serverClock } from '../platform/server-clock';
import { makeListeners } from '../ui/listeners';
import { makeAnswers, patience } from './answers';
import { watching } from './away';
import type { Deed } from './deed';
import type { Known } from './known';
import type { LogPart } from './learned-log';
import {
  countOf,
  keepWaiting,
  type OfflineState,
  readWaiting,
  stateAtStart,
  withOneMore,
} from './offline-state';
import type { Outbox, Performed } from './outbox';
import { keepPress, leavePress, PressLeft, pressed } from './press';
import { askToBeWoken, listenForConnection } from './wake';

/** What is known of the challenge and what was done, with a connection and without. */
export type TrainingLog = {
  /** Answers from what is known where the server cannot be reached, or does not know yet what waits. */
  api: Transport;
  state: () => OfflineState;
  subscribe: (listener: () => void) => () => void;
  /** All that is known, with what the server has to add where it can be reached soon: what comes later is news. */
  known: () => Promise<Known>;
  perform: (wish: DayCommand) => Promise<Performed>;
  retry: (deed: Deed) => Promise<void>;
  discard: (deeds: readonly Deed[]) => Promise<void>;
  /** Watches for a connection until the function given back is called. */
  start: () => () => void;
};

type Needs = {
  api: Transport;
  uid: string;
  profile: () => Profile;
  /** What is known has changed: whatever is shown of it is to be asked for anew. */
  onNews: () => void;
  /** The server has what was done here: what only it can tell is to be asked for anew. */
  onSent: () => void;
  isSignedIn: () => boolean;
};

/** The rules said no, here on the device. Whatever else went wrong says nothing about what was done. */
const isVerdict = (error: unknown) =>
  error instanceof ApiError && error.kind === 'refused' && error.status === undefined;

const ignored = () => {};

/** Done once, so long after it was asked for the last time. */
function delayed(work: () => unknown, milliseconds: number) {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const stop = () => clearTimeout(timer);
  const soon = () => {
    stop();
    timer = setTimeout(work, milliseconds);
  };
  return { soon, stop };
}

export function makeTrainingLog({ api, uid, profile, onNews, onSent, isSignedIn }: Needs): TrainingLog {
  const changes = makeListeners();
  let state = stateAtStart(readWaiting(uid), navigator.onLine);
  let opening: Promise<Outbox> | undefined;
  let opened: Outbox | undefined;

  /** Whoever listens is drawn anew: only for something new. */
  const tell = (news: Partial<OfflineState>) => {
    const next = { ...state, ...news };
    if (JSON.stringify(next) === JSON.stringify(state)) return;
    state = next;
    changes.tell();
  };

  /** The rules and the storage load when they are first needed, or when the page has nothing else to do. */
  function open(): Promise<Outbox> {
    opening ??= openOnce().catch((error: unknown) => {
      opening = undefined;
      throw error;
    });
    return opening;
  }

  async function openOnce(): Promise<Outbox> {
    const [{ openOutbox }, { openDeviceStore }] = await Promise.all([
      import('./outbox'),
      import('./device-store'),
    ]);
    const store = await openDeviceStore();
    opened = await openOutbox({
      api: watched,
      store,
      clock: serverClock,
      uid,
      profile,
      tell(news) {
        tell(news);
        foretelling.soon();
      },
      onNews,
      onSent,
      isSignedIn,
    });
    // What is done without a connection is to be seen, also where the browser does not keep the program.
    void import('./derive-answers').catch(ignored);
    return opened;
  }

  /** For what may be left undone where the outbox cannot be had. */
  const withOutbox = (work: (outbox: Outbox) => unknown) => open().then(work).catch(ignored);

  function noteAway(isAway: boolean) {
    tell({ isAway });
    if (isAway) void withOutbox((outbox) => outbox.tryLater());
  }

  const watched = watching(api, noteAway);
  const hasWaiting = () => opened?.hasWaiting() ?? countOf(state.waiting) > 0;

  async function derive(path: string): Promise<unknown> {
    try {
      const known = (await open()).known();
      return known ? (await import('./derive-answers')).deriveAnswer(path, known) : null;
    } catch {
      return null;
    }
  }

  /** Several answers come together: the log is asked for once, after them. */
  const learning = delayed(() => withOutbox((outbox) => outbox.learn()), 500);

  /** For the first visit of the next date, long after whatever somebody waits for. */
  const foretelling = delayed(() => foretell().catch(ignored), 1_000);

  async function foretell() {
    const { keepForetold } = await import('./foretell');
    if (isSignedIn()) keepForetold(localStorage, uid, opened?.known(), serverClock.now() - Date.now());
  }

  /** A profile, a checkout or a file that was brought along may write facts without telling them. */
  const doubted = <Answer>(asked: Promise<Answer>): Promise<Answer> => asked.finally(() => opened?.doubt());

  const get = makeAnswers({
    ask: (path, options) => doubted(watched.get(path, options)),
    derive,
    hasWaiting,
    isUpToDate: () => opened?.isUpToDate() ?? false,
    onSlow: () => noteAway(true),
    onLate: onNews,
    onAnswered: learning.soon,
  });

  /** How the log went on is known here before the page goes on: the very next press is judged by it. */
  async function taken<Answer>(asked: Promise<Answer>): Promise<Answer> {
    const answer = await doubted(asked);
    const part = (answer as { log?: LogPart } | undefined)?.log;
    if (part) await withOutbox((outbox) => outbox.take(part));
    return answer;
  }

  async function perform(wish: DayCommand): Promise<Performed> {
    const press = pressed(wish, serverClock);
    keepPress(uid, press);
    void navigator.storage?.persist?.();
    const isSent = askToBeWoken();
    try {
      const performed = await (await open()).perform(press);
      void performed.sent.then(() => hasWaiting() || isSent());
      return performed;
    } catch (error) {
      if (isVerdict(error)) {
        isSent();
        throw error;
      }
      leavePress(press);
      tell(withOneMore(state, wish));
      keepWaiting(uid, state.waiting);
      opened?.tryLater();
      throw new PressLeft('It could not be recorded yet.', { cause: error });
    }
  }

  async function known(): Promise<Known> {
    const outbox = await open();
    const before = outbox.known();
    const learned = outbox.learn();
    await (before ? Promise.race([learned.catch(ignored), patience()]) : learned);
    const after = outbox.known() ?? before;
    if (!after) throw new Error('No log is known.');
    // Pages ask again at every news: what came late is some only where it is more.
    learned.then(() => outbox.known()?.facts.length !== after.facts.length && onNews(), ignored);
    return after;
  }

  async function comeBack() {
    const outbox = await open();
    if (outbox.hasWaiting()) await outbox.send();
    else onNews();
  }
  const onOnline = () => void comeBack().catch(ignored);

  return {
    api: {
      get,
      post: (path, body, options) => taken(watched.post(path, body, options)),
      put: (path, body, options) => taken(watched.put(path, body, options)),
      delete: (path, body, options) => taken(watched.delete(path, body, options)),
    },
    state: () => state,
    subscribe: changes.subscribe,
    known,
    perform,
    retry: async (deed) => (await open()).retry(deed),
    discard: async (deeds) => (await open()).discard(deeds),
    start() {
      const stop = listenForConnection({
        onOnline,
        onOffline: () => noteAway(true),
        onSeen: () => (state.isAway || hasWaiting()) && onOnline(),
      });
      if (hasWaiting() || state.isAway) void withOutbox((outbox) => outbox.send());
      return () => {
        stop();
        learning.stop();
        foretelling.stop();
        // Also one that is only just opening.
        void opening?.then((outbox) => outbox.close()).catch(() => {});
        opened = undefined;
        opening = undefined;
      };
    },
  };
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
