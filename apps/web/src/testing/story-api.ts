import { badgeDefinition } from '@hundred/domain/badges/definitions';
import type { PathId } from '@hundred/domain/century-club/paths';
import type { Story } from '@hundred/domain/rules/story';
import type { Command } from '@hundred/domain/runs/commands';
import { restAnswer } from '@hundred/domain/today/today-answer';
import * as derive from '../offline/derive-answers';
import { type Api, ApiError, type Known } from '../platform/api';
import type { Person } from '../platform/session';

/** What a test says of one call: its answer, or an `ApiError` to refuse it with. */
type Said = unknown;

/** The same, decided when the call comes: `derived` gives what follows from the story. */
type Saying = (derived: () => unknown, body: unknown) => Said | Promise<Said>;

/** By method and path, such as `GET /leaderboard/percentile`; these go before what follows from the story. */
export type Answers = Readonly<Record<string, Said | Saying>>;

/** The server could not be reached. */
export const unreachable = () =>
  new ApiError({ kind: 'network', code: 'network', message: 'The server could not be reached.' });

export const refusal = (status: number, code: string, message: string) =>
  new ApiError({ kind: 'refused', status, code, message });

const notStarted = () =>
  new ApiError({
    kind: 'refused',
    status: 404,
    code: 'not_started',
    message: 'The challenge has not been started.',
    needsOnboarding: true,
  });

/** Reads of the challenge, answered by the functions that the server answers with. */
const reads: readonly [RegExp, (known: Known, found: RegExpExecArray) => unknown][] = [
  [/^\/challenge\/today$/, derive.deriveToday],
  [/^\/challenge\/stats$/, derive.deriveStats],
  [/^\/challenge\/progress-history$/, derive.deriveHistory],
  [/^\/challenge\/badges$/, derive.deriveBadges],
  [/^\/challenge\/century-club\/options$/, derive.deriveCenturyClub],
  [
    /^\/challenge\/calendar\/(\d+)\/(\d+)(?:\?run=(\d+))?$/,
    (known, [, year, month, run]) =>
      derive.deriveCalendar(known, {
        year: Number(year),
        month: Number(month),
        run: run === undefined ? undefined : Number(run),
      }),
  ],
];

/**
 * The product's server as a page meets it, over the log of one person: every answer and every refusal about the
 * challenge is the rules' own. What no log can tell (boards, devices, payments) a test says itself.
 */
export function makeStoryApi(story: Story, person: Person, answers: Answers = {}): Api {
  const known = (): Known => ({ facts: story.log, profile: person, now: story.now });

  function say(command: Command) {
    const decision = story.send(command);
    if (!decision.accepted) {
      const { code, message } = decision.refusal;
      throw refusal(409, code.replaceAll('-', '_'), message);
    }
    const { state } = story;
    return {
      success: true,
      localDate: decision.localDate ?? state.today,
      allCompleted: derive.deriveToday(known())?.allCompleted,
      currentStreak: state.streak,
      newBadges: decision.newBadges.map(badgeDefinition),
      ...restAnswer(state),
    };
  }

  const commands: Record<string, (body: Record<string, unknown>) => unknown> = {
    'POST /challenge/start': ({ timezone }) => say({ kind: 'startRun', timezone: String(timezone) }),
    'POST /challenge/complete-exercise': (body) =>
      say({ kind: 'completeExercise', ...doneAt(body) } as Command),
    'POST /challenge/rest-day': (body) => say({ kind: 'takeRestDay', ...doneAt(body) }),
    'DELETE /challenge/rest-day': (body) => say({ kind: 'takeBackRestDay', ...doneAt(body) }),
    'POST /challenge/reset': () => say({ kind: 'restart' }),
    'POST /challenge/century-club/choose': ({ path }) => say({ kind: 'choosePath', path: path as PathId }),
    'POST /challenge/century-club/reset': () => say({ kind: 'resetPath' }),
    'GET /auth/me': () => ({ user: person }),
    'PUT /auth/profile': (body) => ({ success: true, user: { ...person, ...body } }),
    'GET /premium/status': () => derive.derivePremium(known()),
  };

  function read(path: string): unknown {
    const log = /^\/challenge\/log\?after=(\d+)$/.exec(path);
    if (log) {
      if (story.log.length === 0) throw notStarted();
      const from = Number(log[1]);
      return { facts: story.log.slice(from), from, last: story.log.length, more: false };
    }
    for (const [pattern, answer] of reads) {
      const found = pattern.exec(path);
      if (!found) continue;
      const answered = answer(known(), found);
      if (answered === null) throw notStarted();
      return answered;
    }
    throw refusal(404, 'not_found', `The story has no answer to ${path}.`);
  }

  async function call(method: string, path: string, body?: unknown): Promise<never> {
    const name = `${method} ${path}`;
    const derived = () => commands[name]?.((body ?? {}) as Record<string, unknown>) ?? read(path);
    const told = name in answers ? answers[name] : derived;
    const said = typeof told === 'function' ? await told(derived, body) : told;
    if (said instanceof Error) throw said;
    return structuredClone(said) as never;
  }

  return {
    get: (path) => call('GET', path),
    post: (path, body) => call('POST', path, body),
    put: (path, body) => call('PUT', path, body),
    delete: (path, body) => call('DELETE', path, body),
  };
}

/** As the server reads it: an instant is text on its way. */
const doneAt = (body: Record<string, unknown>) =>
  typeof body.at === 'string' ? { ...body, at: Date.parse(body.at) } : body;
