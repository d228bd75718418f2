import { badgeDefinition } from '@hundred/domain/badges/definitions';
import { centuryClubPaths, type PathId } from '@hundred/domain/century-club/paths';
import type { Command } from '@hundred/domain/challenge/commands/commands';
import { factVersion } from '@hundred/domain/challenge/facts/facts';
import { fold } from '@hundred/domain/challenge/fold/fold';
import type { Plan } from '@hundred/domain/programs/program';
import type { Story } from '@hundred/domain/rules/story';
import { restAnswer, todayAnswer } from '@hundred/domain/today/today-answer';
import { type LocalState, localStateOf } from '../challenge/local-state';
import type { Transport } from '../platform/http/api';
import type { Person } from '../platform/session';
import { answerOfLog } from './answer-of-log';
import { type Answers, config, notStarted, refusal } from './story-api';

/** Answers that no log can give, for a person who has nothing. */
const emptyAnswers: Record<string, unknown> = {
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

type Body = Record<string, unknown>;

/**
 * The server as a page sees it, over the log of one person: every answer and refusal about the challenge comes from the
 * domain's rules. Answers that no log can give (boards, devices, payments) come from the test, and take precedence.
 */
export function makeStoryApi(story: Story, person: Person, answers: Answers = {}): Transport {
  const { calls, read } = makeStoryServer(story, person);

  async function call(
    method: string,
    path: string,
    body?: unknown,
    readAnswer?: (response: Response) => Promise<unknown>,
  ): Promise<never> {
    const name = `${method} ${path}`;
    const derived = () => calls[name]?.((body ?? {}) as Body) ?? read(path);
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

/** What follows from the story: `calls` by method and path, and `read` for every other GET request. */
function makeStoryServer(story: Story, person: Person) {
  let profile = person;
  const local = (): LocalState =>
    localStateOf({ facts: story.log, snapshot: fold(story.log) }, profile, story.now);

  /** The facts from a position on, as on the wire: `shape` is their version, `last` the length of the log. */
  const logAfter = (from: number) => ({
    shape: factVersion,
    facts: story.log.slice(from),
    from,
    last: story.log.length,
    more: false,
  });

  /** Executes a command by the rules. Its answer has the facts that it added. */
  function execute(command: Command) {
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
      log: logAfter(from),
    };
  }

  function adoptPlan(plan: Plan | null) {
    const { success, log } = execute({ kind: 'adoptPlan', plan });
    const { state } = story;
    return { success, startsOn: state.plan?.startsOn ?? state.today, today: todayAnswer(state), log };
  }

  const calls: Record<string, (body: Body) => unknown> = {
    'POST /challenge/start'({ timezone, ...chosen }) {
      const answer = execute({ kind: 'startRun', timezone: String(timezone) });
      profile = { ...profile, timezone: String(timezone), ...chosen };
      return answer;
    },
    'POST /challenge/complete-exercise': (body) =>
      execute({ kind: 'completeExercise', ...withInstant(body) } as Command),
    'POST /challenge/rest-day': (body) => execute({ kind: 'takeRestDay', ...withInstant(body) }),
    'DELETE /challenge/rest-day': (body) => execute({ kind: 'takeBackRestDay', ...withInstant(body) }),
    'PUT /challenge/effort': (body) => execute({ kind: 'rateEffort', ...withInstant(body) } as Command),
    'POST /challenge/recovery-session': (body) =>
      execute({ kind: 'finishSession', ...withInstant(body) } as Command),
    'POST /challenge/reset': () => execute({ kind: 'restart' }),
    'POST /challenge/century-club/choose': ({ path }) => ({
      ...execute({ kind: 'choosePath', path: path as PathId }),
      pathDetails: centuryClubPaths[path as PathId],
    }),
    'POST /challenge/century-club/reset': () => execute({ kind: 'resetPath' }),
    'PUT /challenge/plan': ({ plan }) => adoptPlan(plan as Plan),
    'DELETE /challenge/plan': () => adoptPlan(null),
    'POST /premium/start-trial'() {
      const { log } = execute({ kind: 'startTrial' });
      return { ...(read('/premium/status') as object), log };
    },
    'GET /auth/me': () => ({ user: profile }),
    'PUT /auth/profile'(change) {
      const { timezone, autoRestCover } = change;
      if (typeof autoRestCover === 'boolean') execute({ kind: 'switchAutoRestCover', on: autoRestCover });
      if (typeof timezone === 'string') execute({ kind: 'changeZone', timezone });
      profile = { ...profile, ...change };
      return { success: true, user: profile };
    },
  };

  /** Whether there is a run. A log without one may have a trial. */
  const hasBegun = () => fold(story.log).runs.length > 0;

  function read(path: string): unknown {
    const [, after] = /^\/challenge\/log\?after=(\d+)$/.exec(path) ?? [];
    if (after !== undefined) {
      if (!hasBegun()) throw notStarted();
      // The whole log if it is shorter, as the server answers after a restored backup.
      return logAfter(Number(after) > story.log.length ? 0 : Number(after));
    }
    // The query may name the session of a checkout, of which the log knows nothing.
    const answer = emptyAnswers[path] ?? answerOfLog(path.replace(/\?session_id=\w{1,255}$/, ''), local());
    if (answer) return answer;
    if (!hasBegun()) throw notStarted();
    throw refusal(404, 'not_found', `The story has no answer to ${path}.`);
  }

  return { calls, read };
}

/** The answers of a test are not checked against the types of the calls. */
const unchecked = (answer: unknown) => answer as never;

const matchesPattern = (pattern: string, name: string) =>
  pattern.endsWith('*')
    ? name.startsWith(pattern.slice(0, -1))
    : pattern === name || pattern === name.split('?')[0];

/** Parses the instant of a command as the server does, because it is text on the wire. */
const withInstant = (body: Body) =>
  typeof body.at === 'string' ? { ...body, at: Date.parse(body.at) } : body;
