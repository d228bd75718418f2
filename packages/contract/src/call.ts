import type { z } from 'zod';
import type { RefusalCode } from './refusals';

/**
 * One call of the API. The server validates requests and serializes answers with it, the page takes its types from it,
 * and the OpenAPI document is generated from it.
 */
export interface Call {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** The path below `/api`, with `:name` for parameters. */
  path: string;
  summary: string;
  /** Who may call: anyone, a person with a verified token, or an operator. For everybody else the call does not exist. */
  caller: 'anyone' | 'person' | 'operator';
  /** Set if the caller must have signed in within the last minutes. */
  freshSignIn?: true;
  params?: z.ZodObject;
  query?: z.ZodObject;
  body?: z.ZodType;
  answer: z.ZodType;
  /** In bytes, if it exceeds the limit of other calls. */
  largestBody?: number;
  /** The limit per person and minute, for calls that cost more than others. */
  mostPerMinute?: number;
  /** The limit per IP address and hour, for calls that programs repeat on their own. */
  mostPerHour?: number;
  /** In milliseconds, if an answer takes longer than those of other calls. */
  answerWithinMs?: number;
  /** The refusals of this call, in addition to those that every call shares. */
  refusals?: readonly RefusalCode[];
}

/** Returns a call with the exact types of its schemas, from which the server's handlers and the page's client are typed. */
export function defineCall<const C extends Call>(call: C): C {
  return call;
}

export type BodyOf<C extends Call> = C['body'] extends z.ZodType ? z.output<C['body']> : undefined;
export type AnswerOf<C extends Call> = z.input<C['answer']>;
