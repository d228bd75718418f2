import type { z } from 'zod';
import type { RefusalCode } from './refusals';

/**
 * One call of the API, written once: the server validates with it and answers by it, the page takes its types
 * from it, and the OpenAPI document is made from it.
 */
export interface Call {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** Below `/api`, with `:name` for parameters. */
  path: string;
  summary: string;
  /** Who may call: anyone, or a person with a verified token. */
  caller: 'anyone' | 'person';
  params?: z.ZodObject;
  query?: z.ZodObject;
  body?: z.ZodType;
  answer: z.ZodType;
  /** In bytes, where it is more than other calls take. */
  largestBody?: number;
  /** How often it is answered to one person in a minute, where it costs more than other calls. */
  mostPerMinute?: number;
  /** How often it is answered to one address in an hour, where programs ask for it by themselves. */
  mostPerHour?: number;
  /** In milliseconds, where an answer takes longer than that of other calls. */
  answerWithinMs?: number;
  /** What the call can refuse beyond the refusals that every call shares. */
  refusals?: readonly RefusalCode[];
}

/** Keeps the schemas' exact types, which the server's handlers and the page's client are typed by. */
export function defineCall<const C extends Call>(call: C): C {
  return call;
}

export type BodyOf<C extends Call> = C['body'] extends z.ZodType ? z.output<C['body']> : undefined;
export type AnswerOf<C extends Call> = z.input<C['answer']>;
