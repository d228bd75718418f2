import { fold } from '@hundred/domain/challenge/fold/fold';
import { Story } from '@hundred/domain/rules/story';
import { ApiError, type Transport } from '../../platform/http/api';
import { stubPerson } from '../../platform/stub-session';
import { makeStoryApi } from '../../testing/story-server';
import { uidOfTest } from './fake-browser';

export const networkError = new ApiError({ kind: 'network', code: 'network', message: 'Nobody there.' });
export const refusal = (code: string, status = 400) =>
  new ApiError({ kind: 'refused', status, code, message: `No: ${code}.` });

type SentRequest = { path: string; body: Record<string, unknown> };

interface ServerOptions {
  story?: Story;
  now?: () => number;
  /** Whether the server has a version that returns no parts of the log in its answers. */
  isOld?: boolean;
}

/** A server that decides by the rules. `fail` sets the errors of the next requests. */
export function makeServer({
  // One minute before `morning`, at which tests start.
  story = Story.startedOn('2026-06-10', 'UTC', '07:59'),
  now = Date.now,
  isOld = false,
}: ServerOptions = {}) {
  const rules = makeStoryApi(story, { ...stubPerson, uid: uidOfTest() });
  /** The requests that write. */
  const sent: SentRequest[] = [];
  /** The addresses of the GET requests. */
  const requestedPaths: string[] = [];
  const failures: ApiError[] = [];
  /** Throws the next error of `fail`. Without one, the rules decide at the present instant. */
  function failOrSetTime() {
    const failure = failures.shift();
    if (failure) throw failure;
    story.now = now();
  }
  const write = (method: 'post' | 'put' | 'delete') => async (path: string, body?: unknown) => {
    sent.push({ path, body: body as SentRequest['body'] });
    failOrSetTime();
    const { log, ...answer } = await rules[method]<{ log?: unknown }>(path, body);
    return isOld ? answer : { ...answer, log };
  };
  const api = {
    get: async (path: string) => {
      requestedPaths.push(path);
      failOrSetTime();
      return rules.get(path);
    },
    post: write('post'),
    put: write('put'),
    delete: write('delete'),
  } as unknown as Transport;
  return {
    api,
    story,
    sent,
    requestedPaths,
    fail: (...next: ApiError[]) => void failures.push(...next),
    clearFailures: () => void failures.splice(0),
    /** Replaces the log by that of a backup, which was made when the log had this length. */
    restoreBackup(length: number): void {
      const log = story.log.slice(0, length);
      Object.assign(story, { log, snapshot: fold(log) });
    },
  };
}

export type Server = ReturnType<typeof makeServer>;

/** Answers GET requests at once, but delivers the answers only after the returned function is called. */
export function holdAnswers(server: Server): () => void {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  wrapCalls(server, 'get', async (call) => {
    const answer = await call();
    await released;
    return answer;
  });
  return release;
}

/** Replaces each call of a method. `call` makes the original call. */
export function wrapCalls(
  server: Server,
  method: 'get' | 'post' | 'delete',
  wrapper: (call: () => Promise<unknown>, body: Record<string, unknown>) => Promise<unknown>,
): void {
  const original = server.api[method] as (...args: unknown[]) => Promise<unknown>;
  Object.assign(server.api, {
    [method]: (...args: unknown[]) => wrapper(() => original(...args), args[1] as Record<string, unknown>),
  });
}
