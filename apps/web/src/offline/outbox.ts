import type { Profile } from '@hundred/contract/identity';
import { type BadgeDefinition, badgeDefinition } from '@hundred/domain/badges/definitions';
import { emptySnapshot } from '@hundred/domain/runs/snapshot';
import { type Api, ApiError, type Transport } from '../platform/api';
import type { ServerClock } from '../platform/server-clock';
import { alone } from './alone';
import { anew, canSend, type Deed, doneAt, isOfWrongClock, shapeOf } from './deed';
import type { DeviceStore } from './device-store';
import { makeDoneHere } from './done-here';
import { judgePress } from './judge-press';
import { type FoldedLog, type Known, withWaiting } from './known';
import {
  continuedBy,
  continuedByAll,
  isOfNewerPage,
  type LearnedLog,
  type LogPart,
  learnedFrom,
} from './learned-log';
import { keepWaiting, type OfflineState } from './offline-state';
import { forgetPress, isPressKept, keepPress, leftPresses, type Press } from './press';
import { patience, sendDeed } from './replay';
import { makeRetry } from './retry';
import { orInMemory } from './store-or-memory';
import { lateWords, waitingAtNextStart, whatWaits } from './what-waits';

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
  /** The server has told all that it knows, this moment. */
  isUpToDate(): boolean;
  /** Something else was asked of the server since: it may know more by now. */
  doubt(): void;
  /** Rejects with an `ApiError` where the rules refuse it, or nothing is known to judge it by. */
  perform(press: Press): Promise<Performed>;
  /** Sends what waits, in order, and learns what is new. */
  send(): Promise<void>;
  /** The same where nothing is thought to wait: a device that went dark may have lost the count, never the deed. */
  learn(): Promise<void>;
  /** Takes in how the log went on, as the answer to something other than a deed told it. */
  take(part: LogPart): Promise<void>;
  /** Sends a refused deed again, leaving out what was refused of it. */
  retry(deed: Deed): Promise<void>;
  discard(deeds: readonly Deed[]): Promise<void>;
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
  /** The server has what was done here, as it is shown already. What only the server can tell may be another by now. */
  onSent: () => void;
  /** False as soon as this person has signed out, in whatever tab: then nothing of theirs is written. */
  isSignedIn: () => boolean;
}

/** In milliseconds. An answer to what a page asks right after is the same for the server and here. */
const thisMoment = 1_000;

const nothing: FoldedLog = { facts: [], snapshot: emptySnapshot() };

/** What was done on this device, until the server has it; and what the server has told. */
export async function openOutbox(needs: OutboxNeeds): Promise<Outbox> {
  const { api, clock, uid, profile, tell, onNews, onSent, isSignedIn } = needs;
  const server: Api = api;
  const store = orInMemory(needs.store);
  const doneHere = makeDoneHere(clock);
  const otherTabs = new BroadcastChannel(`hundred:outbox:${uid}`);
  let log: LearnedLog | undefined;
  let deeds: readonly Deed[] = [];
  /** The log with what waits. */
  let whole: FoldedLog | undefined;
  /** The server's log takes a newer page to read. Then its answers alone are shown, and it judges what is done. */
  let isOutdated = false;
  /** When the log was last learned, in ticks of the page. */
  let learnedAt = Number.NEGATIVE_INFINITY;

  async function read(isDoubted = false): Promise<void> {
    const kept = await store.read(uid, isDoubted);
    log = learnedFrom(kept.log, log);
    deeds = kept.deeds;
    whole = log && !isOutdated ? withWaiting(log, deeds.filter(canSend)) : undefined;
    const left = leftPresses(uid);
    keepWaiting(uid, waitingAtNextStart({ deeds, left }));
    tell({
      ...whatWaits({ deeds, left, isFresh: doneHere.isFirstTry }),
      isLasting: store.isLasting || deeds.every((deed) => isPressKept(uid, deed)),
      knownAt: log?.at,
      isOutdated,
      lateWords: lateWords({ deeds, left }, clock.now()),
    });
  }

  const changed = async () => {
    await read();
    otherTabs.postMessage('changed');
  };

  const known = (): Known | undefined => whole && { ...whole, profile: profile(), now: clock.now() };

  const hasWaiting = () => deeds.some(canSend) || leftPresses(uid).length > 0;

  /** Undefined where it takes a newer page to read it. */
  async function askOn(): Promise<LearnedLog | undefined> {
    for (let asked = log; ; ) {
      const part = await server.get(`/challenge/log?after=${asked?.last ?? 0}`, {
        signal: AbortSignal.timeout(patience),
      });
      if (isOfNewerPage(part)) return undefined;
      asked = continuedBy(asked, part, uid, Date.now());
      if (!asked) throw new Error('The log does not go on where it was asked to.');
      if (!part.more) return asked;
    }
  }

  /**
   * Learns how the log went on: as answers told it, or by asking where they left something out. Deeds that are part of
   * it by now leave the outbox in the same step.
   */
  const learn = (told: readonly (LogPart | undefined)[] = [], sent: readonly number[] = []) =>
    alone(`hundred:log:${uid}`, async () => {
      await read();
      const learned = (told.length > 0 && continuedByAll(log, told, uid, Date.now())) || (await askOn());
      if (!isSignedIn()) return;
      // Other tabs ask for everything once they are told: told of nothing new, tabs would keep each other asking.
      const isNews = sent.length > 0 || isOutdated !== !learned || (learned ?? log)?.last !== log?.last;
      const finish = isNews ? changed : read;
      isOutdated = !learned;
      if (!learned) {
        for (const order of sent) await store.remove(order);
        return finish();
      }
      log = learned;
      learnedAt = clock.moment().ticks;
      const { snapshot, ...kept } = learned;
      await store.keepLog(kept, sent);
      await finish();
    });

  /** What this page alone has stays where it was kept when it was pressed, until it is sent. */
  const release = (press: Press) => (store.isLasting ? forgetPress(uid, press) : keepPress(uid, press));

  /** What was pressed and never recorded waits as it is: the server judges it by the time at which it was pressed. */
  async function takeOver(): Promise<void> {
    for (const press of leftPresses(uid)) {
      const { wish, deviceKey, at } = press;
      await store.add({ ...wish, deviceKey, at, uid, shape: shapeOf(wish) });
      release(press);
    }
  }

  /** Done by a clock that may have been set: the server is heard first, since it tells what time that was. */
  async function dated(deed: Deed): Promise<Deed> {
    if (!doneHere.isUnsure(deed)) return deed;
    if (!clock.isSure()) await learn().catch(() => {});
    const at = doneHere.whenDone(deed);
    if (at === deed.at) return deed;
    const corrected = doneAt(deed, at);
    await store.change(corrected);
    return corrected;
  }

  /** False when the server could not be reached. */
  async function sendAll(): Promise<boolean> {
    await takeOver();
    const shown = JSON.stringify(whole?.snapshot);
    const sent: number[] = [];
    const told: (LogPart | undefined)[] = [];
    let isAway = false;
    let isNews = false;
    while (isSignedIn()) {
      const kept = await store.read(uid);
      const next = kept.deeds.find((deed) => canSend(deed) && !sent.includes(deed.order));
      if (!next) break;
      const isFirstTry = doneHere.isFirstTry(next);
      let outcome = doneHere.isLeftToServer(next)
        ? await sendDeed(api, next, true)
        : await sendDeed(api, await dated(next), false);
      // Done just now, and later than now for the server: it had told another time before.
      if (isFirstTry && outcome.kind === 'refused' && isOfWrongClock({ ...next, refusal: outcome }))
        outcome = await sendDeed(api, next, true);
      doneHere.isTried(next);
      if (outcome.kind === 'away') {
        isAway = true;
        doneHere.areTried();
        break;
      }
      isNews ||= !isFirstTry || outcome.kind === 'refused';
      if (outcome.kind === 'sent') {
        sent.push(next.order);
        told.push(outcome.log);
        forgetPress(uid, next);
      } else if (isSignedIn()) {
        const { code, message } = outcome;
        await store.change({ ...next, refusal: { code, message } });
      }
    }
    if (sent.length > 0) await learn(told, sent);
    else await changed();
    if (isNews || shown !== JSON.stringify(whole?.snapshot)) onNews();
    else if (sent.length > 0) onSent();
    return !isAway;
  }

  const retry = makeRetry(() => (hasWaiting() ? send() : learn().then(onNews)));

  let sending: Promise<void> | undefined;
  let isAsked = false;
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

  async function record(press: Press): Promise<Performed> {
    await read();
    if (!log) await learn();
    if (isOutdated) throw new Error('This page is too old to judge it. The server does.');
    const judge = () => judgePress(whole ?? nothing, press, uid, clock, log?.shape ?? 1);
    let verdict = judge();
    // Done already, or not to be done: by a clock that may be wrong, that may be said of another day.
    if ((verdict.kind === 'refused' || !verdict.deed) && !clock.isSure()) {
      await learn().catch(() => {});
      verdict = judge();
    }
    if (verdict.kind === 'refused') {
      forgetPress(uid, press);
      const { code, message } = verdict;
      throw new ApiError({ kind: 'refused', code, message });
    }
    const { deed, newBadges } = verdict;
    if (deed) {
      doneHere.note(press.deviceKey, press.isSure, (whole ?? nothing).snapshot.lastAt);
      await store.add(deed);
      release(press);
      await changed();
    } else forgetPress(uid, press);
    const after = known();
    if (!after) throw new Error('A deed was recorded without a log');
    return {
      known: after,
      newBadges: newBadges.map(badgeDefinition),
      sent: deed ? send() : Promise.resolve(),
    };
  }

  let recording: Promise<unknown> = Promise.resolve();
  /** One after the other: each is judged with what came before it in place. */
  function inTurn<T>(work: () => Promise<T>): Promise<T> {
    const done = recording.then(work);
    recording = done.catch(() => {});
    return done;
  }

  // It may be a page of before, which says nowhere else that it has written the log.
  otherTabs.onmessage = () => void read(true).then(onNews);
  await read();

  return {
    known,
    hasWaiting,
    isUpToDate: () => clock.moment().ticks - learnedAt < thisMoment,
    doubt() {
      learnedAt = Number.NEGATIVE_INFINITY;
    },
    perform: (press) => inTurn(() => record(press)),
    send,
    learn: () => (hasWaiting() ? send() : learn()),
    take: (part) => inTurn(() => learn([part])),
    async retry(deed) {
      await store.change(anew(deed, clock.now()));
      if (isOfWrongClock(deed)) doneHere.note(deed.deviceKey, false, Number.NEGATIVE_INFINITY);
      await changed();
      await send();
    },
    async discard(refused) {
      for (const deed of refused) {
        await store.remove(deed.order);
        forgetPress(uid, deed);
      }
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
