import type { Profile } from '@hundred/contract/identity';
import { type BadgeDefinition, badgeDefinition } from '@hundred/domain/badges/definitions';
import { decide } from '@hundred/domain/runs/decide';
import { fold } from '@hundred/domain/runs/fold';
import { type Api, ApiError, type Transport } from '../platform/api';
import type { Moment, ServerClock } from '../platform/server-clock';
import { type Deed, deedShape } from './deed';
import { type DeviceStore, type KeptLog, logShape, makeMemoryStore } from './device-store';
import type { Known } from './known';
import { keepWaiting, type OfflineState, waitingIn } from './offline-state';
import { forgetPress, isPressKept, keepPress, leftPresses, type Press } from './press';
import { patience, sendDeed } from './replay';
import { makeRetry } from './retry';
import { withWaiting } from './waiting-facts';

/** Sent this soon after it was done, a deed is of this moment by the server's clock too. */
const momentMs = 10_000;

export interface Performed {
  /** What follows from it, for the page to show at once. */
  known: Known;
  newBadges: readonly BadgeDefinition[];
  /** Ends when the server has it, or cannot be reached. */
  sent: Promise<void>;
}

export interface Outbox {
  /** Undefined until a log was given. */
  known(): Known | undefined;
  hasWaiting(): boolean;
  /** Rejects with an `ApiError` where the rules refuse it, or nothing is known to judge it by. */
  perform(press: Press): Promise<Performed>;
  /** Sends what waits, in order, and learns what is new. */
  send(): Promise<void>;
  /** The same where nothing is thought to wait: a device that went dark may have lost the count, never the deed. */
  learn(): Promise<void>;
  /** Sends a refused deed again, leaving out what was refused of it. */
  retry(deed: Deed): Promise<void>;
  discard(deed: Deed): Promise<void>;
  /** Tries again by itself, later and later, until there is an answer. */
  tryLater(): void;
  close(): void;
}

export interface OutboxNeeds {
  api: Transport;
  store: DeviceStore;
  clock: ServerClock;
  uid: string;
  profile: () => Profile;
  tell: (news: Partial<OfflineState>) => void;
  /** Something other than this page's own doing changed what is known. */
  onNews: () => void;
  /** False as soon as this person has signed out, in whatever tab: then nothing of theirs is written. */
  isSignedIn: () => boolean;
}

const turns = new Map<string, Promise<unknown>>();

/** One holder at a time in all tabs. Browsers without locks have one tab's order only. */
function alone<T>(name: string, work: () => Promise<T>): Promise<T> {
  if (navigator.locks) return navigator.locks.request(name, work);
  const turn = (turns.get(name) ?? Promise.resolve()).then(work, work);
  turns.set(name, turn);
  return turn;
}

export async function openOutbox(needs: OutboxNeeds): Promise<Outbox> {
  const { api, clock, uid, profile, tell, onNews, isSignedIn } = needs;
  const server: Api = api;
  const otherTabs = new BroadcastChannel(`hundred:outbox:${uid}`);
  /** Not sent yet for the first time, by their keys; with the moment where the clock was not sure of it. */
  const fresh = new Map<string, Moment | undefined>();
  let store = needs.store;
  let log: KeptLog | undefined;
  let deeds: readonly Deed[] = [];
  let sending: Promise<void> | undefined;
  let isAsked = false;

  const isWaiting = ({ refusal }: Deed) => refusal === undefined;
  const canSend = (deed: Deed) => isWaiting(deed) && deed.shape === deedShape;

  /** A device that refuses takes nothing more. What this page does from then on lives as long as the page. */
  async function inStore<T>(work: (store: DeviceStore) => Promise<T>): Promise<T> {
    try {
      return await work(store);
    } catch {
      store = makeMemoryStore({ log, deeds: [...deeds] });
      return work(store);
    }
  }

  async function read(): Promise<void> {
    const kept = await inStore((store) => store.read(uid));
    log = kept.log?.shape === logShape ? kept.log : undefined;
    deeds = kept.deeds;
    const left = leftPresses(uid).map(({ wish }) => wish);
    keepWaiting(uid, waitingIn([...deeds.filter(isWaiting), ...left]));
    // What is just being sent for the first time does not wait yet: there is nothing to tell of it.
    const waiting = deeds.filter((deed) => isWaiting(deed) && !fresh.has(deed.deviceKey));
    tell({
      waiting: waitingIn([...waiting, ...left]),
      unsent: waitingIn([...deeds, ...left]),
      refused: deeds.filter(({ refusal }) => refusal),
      isLasting: store.isLasting || deeds.every((deed) => isPressKept(uid, deed)),
      knownAt: log?.at,
    });
  }

  /** What this page alone has stays where it was kept when it was pressed, until it is sent. */
  const release = (press: Press) => (store.isLasting ? forgetPress(uid, press) : keepPress(uid, press));

  const changed = async () => {
    await read();
    otherTabs.postMessage('changed');
  };

  const known = (): Known | undefined =>
    log && { facts: withWaiting(log.facts, deeds.filter(canSend)), profile: profile(), now: clock.now() };

  /** Asks for what is new; deeds that the server has by now leave the outbox in the same step. */
  const learn = (sent: readonly number[] = []) =>
    alone(`hundred:log:${uid}`, async () => {
      await read();
      let { facts, last } = log ?? { facts: [], last: 0 };
      for (;;) {
        const answer = await server.get(`/challenge/log?after=${last}`, {
          signal: AbortSignal.timeout(patience),
        });
        facts = answer.from === 0 ? answer.facts : [...facts, ...answer.facts];
        last = answer.last;
        if (!answer.more) break;
      }
      if (!isSignedIn()) return;
      const learned: KeptLog = { uid, shape: logShape, facts, last, at: Date.now() };
      await inStore((store) => store.keepLog(learned, sent));
      await changed();
    });

  /** On both clocks: the ticks stand still while a phone sleeps, and the clock may be set back. */
  const isLeftToServer = ({ deviceKey }: Deed) => {
    const done = fresh.get(deviceKey);
    const { wall, ticks } = clock.moment();
    return done !== undefined && ticks - done.ticks < momentMs && wall - done.wall < momentMs;
  };

  /** What was pressed and never recorded waits as it is: the server judges it by the time at which it was pressed. */
  async function takeOver(): Promise<void> {
    for (const press of leftPresses(uid)) {
      const { wish, deviceKey, at } = press;
      await inStore((store) => store.add({ ...wish, uid, shape: deedShape, deviceKey, at }));
      release(press);
    }
  }

  /** False when the server could not be reached. */
  async function sendAll(): Promise<boolean> {
    await takeOver();
    const sent: number[] = [];
    let isAway = false;
    let isNews = false;
    while (isSignedIn()) {
      const kept = await inStore((store) => store.read(uid));
      const next = kept.deeds.find((deed) => canSend(deed) && !sent.includes(deed.order));
      if (!next) break;
      const outcome = await sendDeed(api, next, isLeftToServer(next));
      // Once only: whether a first try arrived is not known, and the second must say when it was done.
      fresh.delete(next.deviceKey);
      if (outcome.kind === 'away') {
        isAway = true;
        // Whatever stands behind it waits as well from now on.
        fresh.clear();
        break;
      }
      isNews = true;
      if (outcome.kind === 'sent') {
        sent.push(next.order);
        forgetPress(uid, next);
      } else if (isSignedIn()) {
        const { code, message } = outcome;
        await inStore((store) => store.change({ ...next, refusal: { code, message } }));
      }
    }
    if (sent.length > 0) await learn(sent);
    else await changed();
    if (isNews) onNews();
    return !isAway;
  }

  const hasWaiting = () => deeds.some(canSend) || leftPresses(uid).length > 0;

  const retry = makeRetry(() => (hasWaiting() ? send() : learn().then(onNews)));

  function send(): Promise<void> {
    isAsked = true;
    sending ??= alone(`hundred:outbox:${uid}`, async () => {
      tell({ isSending: true });
      try {
        // Asked again meanwhile: something was done after the last look at what waits.
        while (isAsked) {
          isAsked = false;
          if (await sendAll()) retry.stop();
          else retry.later();
        }
      } catch {
        retry.later();
      } finally {
        sending = undefined;
        tell({ isSending: false });
      }
    });
    return sending;
  }

  /** A clock that stands before what is known to have happened is taken to stand right after it. */
  function judge({ wish, deviceKey, at: pressedAt, isSure }: Press) {
    const facts = known()?.facts ?? [];
    // The server's clock has become known in the moment since: then it is the better one.
    const asked = !isSure && clock.isSure() ? clock.now() : pressedAt;
    const at = Math.max(asked, fold(facts).lastAt + 1);
    return { at, decision: decide(facts, { ...wish, deviceKey }, at) };
  }

  async function record(press: Press): Promise<Performed> {
    await read();
    if (!log) await learn();
    let { at, decision } = judge(press);
    const isNews = decision.accepted && decision.facts.length > 0;
    // Done already, or not to be done: by a clock that may be wrong, that may be said of another day.
    if (!isNews && !clock.isSure()) {
      await learn().catch(() => {});
      ({ at, decision } = judge(press));
    }
    if (!decision.accepted) {
      forgetPress(uid, press);
      const { code, message } = decision.refusal;
      throw new ApiError({ kind: 'refused', code: code.replaceAll('-', '_'), message });
    }
    const fact = decision.facts[0];
    if (fact && 'timezone' in fact && 'localDate' in fact) {
      const { timezone, localDate } = fact;
      const { wish, deviceKey } = press;
      const dayNumber = fact.kind === 'exerciseCompleted' ? { dayNumber: fact.dayNumber } : {};
      fresh.set(deviceKey, press.isSure ? undefined : clock.moment());
      const deed = { ...wish, uid, shape: deedShape, deviceKey, localDate, timezone, at, ...dayNumber };
      await inStore((store) => store.add(deed));
      release(press);
      await changed();
    } else forgetPress(uid, press);
    const after = known();
    if (!after) throw new Error('A deed was recorded without a log');
    return {
      known: after,
      newBadges: decision.newBadges.map(badgeDefinition),
      sent: fact ? send() : Promise.resolve(),
    };
  }

  let recording: Promise<unknown> = Promise.resolve();
  /** One after the other: each is judged with the one before it in place. */
  function perform(press: Press): Promise<Performed> {
    const recorded = recording.then(() => record(press));
    recording = recorded.catch(() => {});
    return recorded;
  }

  otherTabs.onmessage = () => void read().then(onNews);
  await read();

  return {
    known,
    hasWaiting,
    perform,
    send,
    learn: () => (hasWaiting() ? send() : learn()),
    async retry(deed) {
      await inStore((store) => store.change(anew(deed, clock.now())));
      if (isOfWrongClock(deed)) fresh.set(deed.deviceKey, clock.moment());
      await changed();
      await send();
    },
    async discard(deed) {
      await inStore((store) => store.remove(deed.order));
      forgetPress(uid, deed);
      await changed();
      onNews();
    },
    tryLater: retry.later,
    close() {
      retry.end();
      otherTabs.close();
    },
  };
}

const isOfWrongClock = ({ refusal }: Deed) => refusal?.code === 'clock_ahead';

/** A clock that was wrong cannot say when it was: then it counts for now. A date that did not fit is left open. */
function anew(deed: Deed, now: number): Deed {
  const { refusal, localDate, ...rest } = deed;
  if (isOfWrongClock(deed)) return { ...rest, at: now };
  return refusal?.code === 'date_mismatch' || localDate === undefined ? rest : { ...rest, localDate };
}
