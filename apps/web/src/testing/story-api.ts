import type { PublicConfig } from '@hundred/contract/operations';
import { badgeDefinition } from '@hundred/domain/badges/definitions';
import { centuryClubPaths, type PathId } from '@hundred/domain/century-club/paths';
import type { Command } from '@hundred/domain/challenge/commands/commands';
import { factVersion } from '@hundred/domain/challenge/facts/facts';
import { fold } from '@hundred/domain/challenge/fold/fold';
import type { Plan } from '@hundred/domain/programs/program';
import type { Story } from '@hundred/domain/rules/story';
import { restAnswer, todayAnswer } from '@hundred/domain/today/today-answer';
import { type LocalState, localStateOf } from '../challenge/local-state';
import { ApiError, type Transport } from '../platform/http/api';
import type { Person } from '../platform/session';
import { answerOfLog } from './answer-of-log';

/** The answer of a test to one call, or an `ApiError` to refuse it with. */
type TestAnswer = unknown;

/** The same, decided when the call arrives; `derived` returns what follows from the story. */
export type AnswerFunction = (
  derived: () => unknown,
  body: unknown,
  path: string,
) => TestAnswer | Promise<TestAnswer>;

/**
 * Keyed by method and path, such as `GET /leaderboard/percentile`, with or without the query, or `GET /challenge/*` for
 * all below. These take precedence over the story. A test may change the object later.
 */
export type Answers = Record<string, TestAnswer | AnswerFunction>;

/** The server could not be reached. */
export const unreachable = () =>
  new ApiError({ kind: 'network', code: 'network', message: 'The server could not be reached.' });

/** The log answers what it can; all other calls have no connection. */
export const withoutConnection: Answers = {
  'GET /*'(derived: () => unknown) {
    try {
      return derived();
    } catch {
      return unreachable();
    }
  },
};

export const refusal = (status: number, code: string, message: string, field?: string) =>
  new ApiError({ kind: 'refused', status, code, message, field });

/** The server responds, but cannot answer. */
export const serverError = () => refusal(503, 'storage_away', 'One moment.');

export const notStarted = () =>
  new ApiError({
    kind: 'refused',
    status: 404,
    code: 'not_started',
    message: 'The challenge has not been started.',
    needsOnboarding: true,
  });

/** Delays an answer until it is released: then it is what follows from the story, or the given answer. */
export function hold(respond: AnswerFunction = (derived) => derived()): {
  answer: AnswerFunction;
  letGo: () => void;
} {
  let letGo = () => {};
  const released = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  const answer: AnswerFunction = async (...call) => {
    await released;
    return respond(...call);
  };
  return { answer, letGo };
}

/** The default installation: its own accounts, payments in the sandbox. */
export const config: PublicConfig = {
  version: '1',
  installation: '00000000-0000-4000-8000-000000000000',
  publicUrl: 'https://hundred.example',
  supportEmail: null,
  identity: { adapter: 'oidc', authority: '', clientId: '', changePasswordUrl: '/identity/password' },
  payments: 'sandbox',
};

/** Answers that no log can give, for a person who has nothing. */
const reads: Record<string, unknown> = {
  '/config': config,
  '/own-texts': { imprint: [], contact: [], privacy: [], terms: [] },
  '/auth/email': { verified: false, changeUrl: '/identity/email', mailRefused: false },
  '/notifications/devices': { devices: [] },
  '/notifications/mail': {
    state: 'no_mail',
    email: null,
    weekRecap: false,
    confirmedBy: 'hundred',
    mailRefused: false,
  },
  '/previews': { previews: [] },
  '/blocks': { blocks: [] },
  '/community/me': { on: false },
  '/schedule/feed': { since: null },
};

/** Records the requests that save the profile. */
export function recordSaves(): { sent: unknown[]; answers: Answers } {
  const sent: unknown[] = [];
  const note = (derived: () => unknown, body: unknown) => {
    sent.push(body);
    return derived();
  };
  return { sent, answers: { 'PUT /auth/profile': note } };
}

/**
 * The server as a page sees it, over the log of one person: every answer and refusal about the challenge comes from the
 * domain's rules. Answers that no log can give (boards, devices, payments) come from the test.
 */
export function makeStoryApi(story: Story, person: Person, answers: Answers = {}): Transport {
  let profile = person;
  const local = (): LocalState =>
    localStateOf({ facts: story.log, snapshot: fold(story.log) }, profile, story.now);

  /** A trial may be older than the first run. */
  const hasBegun = () => fold(story.log).runs.length > 0;

  function say(command: Command) {
    const from = story.log.length;
    const decision = story.send(command);
    if (!decision.accepted) {
      const { code, message } = decision.refusal;
      throw refusal(409, code, message);
    }
    const { state } = story;
    return {
      success: true,
      localDate: decision.localDate ?? state.today,
      allCompleted: state.challenge.allCompleted,
      currentStreak: state.streak,
      newBadges: decision.newBadges.map(badgeDefinition),
      opensOn: state.opensOn,
      ...restAnswer(state),
      log: { shape: factVersion, facts: story.log.slice(from), from, last: story.log.length, more: false },
    };
  }

  function adopt(plan: Plan | null) {
    const { success, log } = say({ kind: 'adoptPlan', plan });
    const { state } = story;
    return { success, startsOn: state.plan?.startsOn ?? state.today, today: todayAnswer(state), log };
  }

  const commands: Record<string, (body: Record<string, unknown>) => unknown> = {
    'POST /challenge/start'({ timezone, ...chosen }) {
      const answer = say({ kind: 'startRun', timezone: String(timezone) });
      profile = { ...profile, timezone: String(timezone), ...chosen };
      return answer;
    },
    'POST /challenge/complete-exercise': (body) =>
      say({ kind: 'completeExercise', ...doneAt(body) } as Command),
    'POST /challenge/rest-day': (body) => say({ kind: 'takeRestDay', ...doneAt(body) }),
    'DELETE /challenge/rest-day': (body) => say({ kind: 'takeBackRestDay', ...doneAt(body) }),
    'PUT /challenge/effort': (body) => say({ kind: 'rateEffort', ...doneAt(body) } as Command),
    'POST /challenge/recovery-session': (body) => say({ kind: 'finishSession', ...doneAt(body) } as Command),
    'POST /challenge/reset': () => say({ kind: 'restart' }),
    'POST /challenge/century-club/choose': ({ path }) => ({
      ...say({ kind: 'choosePath', path: path as PathId }),
      pathDetails: centuryClubPaths[path as PathId],
    }),
    'POST /challenge/century-club/reset': () => say({ kind: 'resetPath' }),
    'PUT /challenge/plan': ({ plan }) => adopt(plan as Plan),
    'DELETE /challenge/plan': () => adopt(null),
    'POST /premium/start-trial'() {
      const { log } = say({ kind: 'startTrial' });
      return { ...(read('/premium/status') as object), log };
    },
    'GET /auth/me': () => ({ user: profile }),
    'PUT /auth/profile'(change) {
      const { timezone, autoRestCover } = change;
      if (typeof autoRestCover === 'boolean') say({ kind: 'switchAutoRestCover', on: autoRestCover });
      if (typeof timezone === 'string') say({ kind: 'changeZone', timezone });
      profile = { ...profile, ...change };
      return { success: true, user: profile };
    },
  };

  function read(path: string): unknown {
    const log = /^\/challenge\/log\?after=(\d+)$/.exec(path);
    if (log) {
      if (!hasBegun()) throw notStarted();
      const after = Number(log[1]);
      // As the server does if its log is shorter, after a restored backup.
      const from = after > story.log.length ? 0 : after;
      return { shape: factVersion, facts: story.log.slice(from), from, last: story.log.length, more: false };
    }
    // The log does not contain the session of a checkout.
    const answer = reads[path] ?? answerOfLog(path.replace(/\?session_id=\w{1,255}$/, ''), local());
    if (answer) return answer;
    if (!hasBegun()) throw notStarted();
    throw refusal(404, 'not_found', `The story has no answer to ${path}.`);
  }

  async function call(
    method: string,
    path: string,
    body?: unknown,
    readAnswer?: (response: Response) => Promise<unknown>,
  ): Promise<never> {
    const name = `${method} ${path}`;
    const derived = () => commands[name]?.((body ?? {}) as Record<string, unknown>) ?? read(path);
    const key = Object.keys(answers).find((pattern) => matchesPattern(pattern, name));
    const configured = key === undefined ? derived : answers[key];
    const answer = typeof configured === 'function' ? await configured(derived, body, path) : configured;
    if (answer instanceof Error) throw answer;
    if (answer instanceof Response && readAnswer) return unchecked(await readAnswer(answer));
    return unchecked(structuredClone(answer));
  }

  return {
    get: (path) => call('GET', path),
    post: (path, body, options) => call('POST', path, body, options?.read),
    put: (path, body) => call('PUT', path, body),
    delete: (path, body) => call('DELETE', path, body),
  };
}

/** The answers of a test are not checked against the types of the calls. */
const unchecked = (answer: unknown) => answer as never;

const matchesPattern = (pattern: string, name: string) =>
  pattern.endsWith('*')
    ? name.startsWith(pattern.slice(0, -1))
    : pattern === name || pattern === name.split('?')[0];

/** Parses instants as the server does, because they are text on the wire. */
const doneAt = (body: Record<string, unknown>) =>
  typeof body.at === 'string' ? { ...body, at: Date.parse(body.at) } : body;
