import type { Address, AnswerAt, BodyAt } from '@hundred/contract/calls';

/** Why a call failed. `network`: no answer arrived, so a retry may help. `refused`: the server rejected the request. */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly kind: 'network' | 'refused';
  readonly status: number | undefined;
  readonly code: string;
  /** What the server said. The message may say it in other words. */
  readonly detail: string;
  /** The field that was refused, if the refusal is about a single one. */
  readonly field: string | undefined;
  /** Whether the call failed because the person has not started the challenge yet. */
  readonly needsOnboarding: boolean;

  constructor(failure: {
    kind: 'network' | 'refused';
    code: string;
    message: string;
    detail?: string;
    status?: number;
    field?: string | undefined;
    needsOnboarding?: boolean;
    cause?: unknown;
  }) {
    super(failure.message, { cause: failure.cause });
    this.kind = failure.kind;
    this.code = failure.code;
    this.detail = failure.detail ?? failure.message;
    this.status = failure.status;
    this.field = failure.field;
    this.needsOnboarding = failure.needsOnboarding ?? false;
  }
}

/** Whether no answer arrived, so that the server has refused nothing. */
export const isUnreachable = (error: unknown): boolean =>
  error instanceof ApiError && error.kind === 'network';

/** Whether the caller aborted the request with its signal. */
export const isCancelled = (error: unknown) => error instanceof DOMException && error.name === 'AbortError';

export type CallOptions = {
  signal?: AbortSignal;
  /** Reads an answer that is not JSON. */
  read?: (response: Response) => Promise<unknown>;
};

/** The calls of the API contract. A wrong path, body or answer does not compile. */
export type Api = {
  get: <Path extends Address<'GET'>>(path: Path, options?: CallOptions) => Promise<AnswerAt<'GET', Path>>;
  post: SendWithBody<'POST'>;
  put: SendWithBody<'PUT'>;
  delete: SendWithBody<'DELETE'>;
};

type SendWithBody<M extends 'POST' | 'PUT' | 'DELETE'> = <Path extends Address<M>>(
  path: Path,
  body?: BodyAt<M, Path>,
  options?: CallOptions,
) => Promise<AnswerAt<M, Path>>;

/** Carries any request and any answer, without knowing the calls of the contract. */
export type Transport = {
  get: <Answer>(path: string, options?: CallOptions) => Promise<Answer>;
  post: <Answer>(path: string, body?: unknown, options?: CallOptions) => Promise<Answer>;
  put: <Answer>(path: string, body?: unknown, options?: CallOptions) => Promise<Answer>;
  delete: <Answer>(path: string, body?: unknown, options?: CallOptions) => Promise<Answer>;
};
