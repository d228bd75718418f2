import type { Address, AnswerAt, BodyAt } from '@hundred/contract/calls';
import { nextTask } from '../../ui/next-task';
import { refusalText } from './refusal-text';
import { text } from './text';

/** The body of every refusal: code and field for the program, and a message that may name the field. */
type RefusalBody = { error: string; message: string; field?: string; needsOnboarding?: boolean };

/** Why a call failed. `network`: no answer arrived, so a retry may help. `refused`: the server rejected the request. */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly kind: 'network' | 'refused';
  readonly status: number | undefined;
  readonly code: string;
  /** The field that was refused, if the refusal is about a single one. */
  readonly field: string | undefined;
  readonly needsOnboarding: boolean;

  constructor(failure: {
    kind: 'network' | 'refused';
    code: string;
    message: string;
    status?: number;
    field?: string | undefined;
    needsOnboarding?: boolean;
    cause?: unknown;
  }) {
    super(failure.message, { cause: failure.cause });
    this.kind = failure.kind;
    this.code = failure.code;
    this.status = failure.status;
    this.field = failure.field;
    this.needsOnboarding = failure.needsOnboarding ?? false;
  }
}

/** Whether the network or the server is unavailable. Nothing was refused then. */
export const isUnreachable = (error: unknown): boolean =>
  error instanceof ApiError && error.kind === 'network';

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';
type RequestOptions = {
  body?: unknown;
  signal?: AbortSignal;
  /** Reads an answer that is not JSON. */
  read?: (response: Response) => Promise<unknown>;
};

type AnswerOptions = Omit<RequestOptions, 'body'>;

/** The calls of the API contract. A wrong path, body or answer does not compile. */
export type Api = {
  get: <Path extends Address<'GET'>>(path: Path, options?: AnswerOptions) => Promise<AnswerAt<'GET', Path>>;
  post: SendWithBody<'POST'>;
  put: SendWithBody<'PUT'>;
  delete: SendWithBody<'DELETE'>;
};

type SendWithBody<M extends Method> = <Path extends Address<M>>(
  path: Path,
  body?: BodyAt<M, Path>,
  options?: AnswerOptions,
) => Promise<AnswerAt<M, Path>>;

/** Carries any request and any answer, without knowing the calls of the contract. */
export type Transport = {
  get: <Answer>(path: string, options?: AnswerOptions) => Promise<Answer>;
  post: <Answer>(path: string, body?: unknown, options?: AnswerOptions) => Promise<Answer>;
  put: <Answer>(path: string, body?: unknown, options?: AnswerOptions) => Promise<Answer>;
  delete: <Answer>(path: string, body?: unknown, options?: AnswerOptions) => Promise<Answer>;
};

type ApiNeeds = {
  fetch: typeof globalThis.fetch;
  token: () => Promise<string | undefined>;
  /** Returns a new token to replace a refused one, or undefined if there is none. */
  renew?: (refused: string) => Promise<string | undefined>;
  /** Called when the server does not know this person (any more). Nothing else ends a session. */
  onSignedOut?: () => void;
  /**
   * The person who makes the calls. Another person may be signed in when an answer arrives, and it must not be applied
   * to them.
   */
  who?: () => string | undefined;
  base?: string;
};

type Caller = {
  bearer: string | undefined;
  /** False as soon as another person is signed in. */
  isSamePerson: () => boolean;
};

/** Browsers limit all pending keepalive requests together to 64 kB. */
const keepaliveLimit = 8192;

/**
 * A switch that is pressed while leaving the page still takes effect. PUT and DELETE set a state and are not retried;
 * POST requests are stored on the device or have a caller that waits for the answer.
 */
const mayOutlivePage = (method: Method, text: string | undefined) =>
  (method === 'PUT' || method === 'DELETE') && (text?.length ?? 0) <= keepaliveLimit;

/** Calls the product's server. Every failure is an `ApiError`, so that pages can distinguish the kinds. */
export function makeApi({ fetch, token, renew, onSignedOut, who, base = '/api' }: ApiNeeds): Transport {
  /** The last answers with an ETag, so that unchanged answers are not sent again. */
  const answersByPath = new Map<string, { tag: string; answer: unknown }>();

  const request = (
    method: Method,
    path: string,
    { body, signal }: RequestOptions,
    bearer: string | undefined,
  ) => {
    const cached = method === 'GET' ? answersByPath.get(path) : undefined;
    const text = body === undefined ? undefined : JSON.stringify(body);
    return send(async () => {
      // A page makes several requests while it renders, and each takes ten milliseconds on a phone. Writes are sent at
      // once, because the page may be closing.
      if (method === 'GET') await nextTask();
      return fetch(`${base}${path}`, {
        method,
        headers: {
          accept: 'application/json',
          // Lets operators notice when the clock of the server is wrong.
          'x-device-now': String(Date.now()),
          ...(text !== undefined && { 'content-type': 'application/json' }),
          ...(bearer !== undefined && { authorization: `Bearer ${bearer}` }),
          ...(cached && { 'if-none-match': cached.tag }),
        },
        ...(text !== undefined && { body: text }),
        ...(mayOutlivePage(method, text) && { keepalive: true }),
        ...(signal && { signal }),
      });
    });
  };

  async function identifyCaller(): Promise<Caller> {
    const person = who?.();
    const isSamePerson = () => person === who?.();
    return { bearer: await token(), isSamePerson };
  }

  /** Sends the request, and once more with another token if the first is refused. */
  async function requestAs(
    { bearer, isSamePerson }: Caller,
    method: Method,
    path: string,
    options: RequestOptions,
  ): Promise<Response> {
    let response = await request(method, path, options, bearer);
    if (response.status === 401 && bearer !== undefined && renew && isSamePerson()) {
      const renewed = await renew(bearer);
      if (renewed !== undefined) response = await request(method, path, options, renewed);
    }
    if (response.status === 401 && isSamePerson()) onSignedOut?.();
    return response;
  }

  async function answerTo(
    caller: Caller,
    method: Method,
    path: string,
    options: RequestOptions,
  ): Promise<unknown> {
    const response = await requestAs(caller, method, path, options);
    if (response.status === 304) return answersByPath.get(path)?.answer;
    const answer = await (response.ok && options.read ? options.read : readJson)(response);
    if (!response.ok) throw await refusalFrom(response.status, answer);
    if (answer === undefined && response.status !== 204) throw noAnswer();
    const tag = response.headers.get('etag');
    if (method === 'GET' && tag !== null) answersByPath.set(path, { tag, answer });
    return answer;
  }

  async function call<Answer>(method: Method, path: string, options: RequestOptions = {}): Promise<Answer> {
    const caller = await identifyCaller();
    try {
      return (await answerTo(caller, method, path, options)) as Answer;
    } catch (error) {
      // biome-ignore lint/suspicious/noConsole: the specification has every failed call on the console
      if (error instanceof ApiError) console.error(`Call failed: ${method} ${path}`, error);
      throw error;
    }
  }

  return {
    get: (path, options) => call('GET', path, options),
    post: (path, body, options) => call('POST', path, { ...options, body }),
    put: (path, body, options) => call('PUT', path, { ...options, body }),
    delete: (path, body, options) => call('DELETE', path, { ...options, body }),
  };
}

async function send(request: () => Promise<Response>): Promise<Response> {
  try {
    return await request();
  } catch (cause) {
    if (isCancelled(cause)) throw cause;
    throw noAnswer(cause);
  }
}

export const isCancelled = (error: unknown) => error instanceof DOMException && error.name === 'AbortError';

/** No answer arrived, or it was cut off. */
const noAnswer = (cause?: unknown) =>
  new ApiError({
    kind: 'network',
    code: 'network',
    message: text.unreachable,
    cause,
  });

async function readJson(response: Response): Promise<unknown> {
  if (response.status === 204) return undefined;
  try {
    return await response.json();
  } catch (error) {
    if (isCancelled(error)) throw error;
    return undefined;
  }
}

async function refusalFrom(status: number, answer: unknown): Promise<ApiError> {
  if (!isRefusalBody(answer))
    return new ApiError({
      kind: 'refused',
      status,
      code: 'unreadable',
      message: text.unreadable,
    });
  const { error, message, field, needsOnboarding } = answer;
  return new ApiError({
    kind: 'refused',
    status,
    code: error,
    message: refusalText(error) ?? (await readable(message, field)),
    field,
    needsOnboarding: needsOnboarding === true,
  });
}

/** The names of the fields load when a field is refused. */
async function readable(message: string, field: string | undefined): Promise<string> {
  if (field === undefined) return message;
  return import('../format/field-messages').then(
    ({ readableMessage }) => readableMessage(message, field),
    () => message,
  );
}

const isRefusalBody = (answer: unknown): answer is RefusalBody =>
  typeof answer === 'object' &&
  answer !== null &&
  'error' in answer &&
  typeof answer.error === 'string' &&
  'message' in answer &&
  typeof answer.message === 'string';
