import type { PublicConfig } from '@hundred/contract/operations';
import { ApiError } from '../platform/http/api';

// What a test sets of the server in `story-server.ts`: answers, refusals, failures and delays.

/** The answer of a test to one call, or an `ApiError` to refuse it with. */
type TestAnswer = unknown;

/** The same, decided when the call arrives; `derived` returns what follows from the story. */
export type AnswerFunction = (
  derived: () => unknown,
  body: unknown,
  path: string,
) => TestAnswer | Promise<TestAnswer>;

/**
 * The answers of a test, keyed by method and path, such as `GET /leaderboard/percentile`, with or without the query, or
 * `GET /challenge/*` for all below. These take precedence over the story. A test may change the object later.
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

/** Delays an answer until `letGo` is called. The answer is what follows from the story, or what `respond` returns. */
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

/** Records the requests that save the profile. */
export function recordSaves(): { sent: unknown[]; answers: Answers } {
  const sent: unknown[] = [];
  const recordSave = (derived: () => unknown, body: unknown) => {
    sent.push(body);
    return derived();
  };
  return { sent, answers: { 'PUT /auth/profile': recordSave } };
}
