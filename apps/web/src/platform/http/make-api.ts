import { nextTask } from '../../ui/next-task';
import { ApiError, type CallOptions, isCancelled, type Transport } from './api';
import { readJson, refusalError, unreachableError } from './read-answer';

type ApiNeeds = {
  fetch: typeof globalThis.fetch;
  token: () => Promise<string | undefined>;
  /** Returns a token to replace a refused one; undefined if there is none. */
  renew?: (refusedToken: string) => Promise<string | undefined>;
  /** Called when the server does not know this person (any more). Nothing else ends a session. */
  onSignedOut?: () => void;
  /**
   * The id of the person who makes the calls. Another person may be signed in when an answer arrives, and that answer
   * must not be applied to them.
   */
  personId?: () => string | undefined;
  base?: string;
};

type Call = CallOptions & { method: 'GET' | 'POST' | 'PUT' | 'DELETE'; path: string; body?: unknown };

type Caller = {
  bearer: string | undefined;
  /** False as soon as another person is signed in. */
  isSamePerson: () => boolean;
};

/** Calls the product's server. Every failure but a cancellation is an `ApiError`, whose kind pages can distinguish. */
export function makeApi({ fetch, token, renew, onSignedOut, personId, base = '/api' }: ApiNeeds): Transport {
  /** The last answers with an ETag, by path, so that unchanged answers are not sent again. */
  const taggedAnswers = new Map<string, { tag: string; answer: unknown }>();

  async function request(call: Call, bearer: string | undefined): Promise<Response> {
    // A page makes several requests while it renders, and each takes ten milliseconds on a phone. Writes are sent at
    // once, because the page may be closing.
    if (call.method === 'GET') await nextTask();
    const tag = call.method === 'GET' ? taggedAnswers.get(call.path)?.tag : undefined;
    const init = requestInit(call, bearer, tag);
    try {
      return await fetch(`${base}${call.path}`, init);
    } catch (cause) {
      throw isCancelled(cause) ? cause : unreachableError(cause);
    }
  }

  async function identifyCaller(): Promise<Caller> {
    const callerId = personId?.();
    return { isSamePerson: () => personId?.() === callerId, bearer: await token() };
  }

  /** Sends the request, and once more with another token if the first is refused. */
  async function requestAs({ bearer, isSamePerson }: Caller, call: Call): Promise<Response> {
    let response = await request(call, bearer);
    if (response.status === 401 && bearer !== undefined && renew && isSamePerson()) {
      const newBearer = await renew(bearer);
      if (newBearer !== undefined) response = await request(call, newBearer);
    }
    if (response.status === 401 && isSamePerson()) onSignedOut?.();
    return response;
  }

  async function readAnswer(call: Call, response: Response): Promise<unknown> {
    // 304: the answer has not changed.
    if (response.status === 304) return taggedAnswers.get(call.path)?.answer;
    const read = response.ok && call.read ? call.read : readJson;
    const answer = await read(response);
    if (!response.ok) throw await refusalError(response.status, answer);
    if (answer === undefined && response.status !== 204) throw unreachableError();
    const tag = response.headers.get('etag');
    if (call.method === 'GET' && tag !== null) taggedAnswers.set(call.path, { tag, answer });
    return answer;
  }

  async function perform<Answer>(call: Call): Promise<Answer> {
    const caller = await identifyCaller();
    try {
      const response = await requestAs(caller, call);
      return (await readAnswer(call, response)) as Answer;
    } catch (error) {
      // biome-ignore lint/suspicious/noConsole: the specification has every failed call on the console
      if (error instanceof ApiError) console.error(`Call failed: ${call.method} ${call.path}`, error);
      throw error;
    }
  }

  return {
    get: (path, options) => perform({ ...options, method: 'GET', path }),
    post: (path, body, options) => perform({ ...options, method: 'POST', path, body }),
    put: (path, body, options) => perform({ ...options, method: 'PUT', path, body }),
    delete: (path, body, options) => perform({ ...options, method: 'DELETE', path, body }),
  };
}

function requestInit(
  { method, body, signal }: Call,
  bearer: string | undefined,
  tag: string | undefined,
): RequestInit {
  const content = body === undefined ? undefined : JSON.stringify(body);
  return {
    method,
    headers: {
      accept: 'application/json',
      // Lets operators notice when the clock of the server is wrong.
      'x-device-now': String(Date.now()),
      ...(content !== undefined && { 'content-type': 'application/json' }),
      ...(bearer !== undefined && { authorization: `Bearer ${bearer}` }),
      ...(tag !== undefined && { 'if-none-match': tag }),
    },
    ...(content !== undefined && { body: content }),
    ...(mayOutlivePage(method, content) && { keepalive: true }),
    ...(signal && { signal }),
  };
}

/** The longest body of a keepalive request, in characters. Browsers allow 64 kB for all such requests together. */
const longestKeepaliveBody = 8192;

/**
 * Lets a switch take effect that is pressed while the page is left. PUT and DELETE set a state and are not retried. POST
 * requests do not need it: they are stored on the device, or their caller waits for the answer.
 */
const mayOutlivePage = (method: Call['method'], content = ''): boolean =>
  (method === 'PUT' || method === 'DELETE') && content.length <= longestKeepaliveBody;
