import { hash } from 'node:crypto';
import { Readable } from 'node:stream';
import type { AnswerOf, BodyOf, Call } from '@hundred/contract/call';
import { type RefusalCode, refusalAnswer, refusalStatus, sharedRefusals } from '@hundred/contract/refusals';
import type { FastifyInstance, FastifyReply, FastifyRequest, RouteOptions } from 'fastify';
import type { z } from 'zod';
import { busy } from '../concurrency/keyed-queue';
import { RequestAborted } from '../concurrency/request-aborted';
import type { Identity } from '../identity/identity';
import { Refusal, storageAway } from '../refusals/refusal';
import type { LimitPerson } from './limits/rate-limits';
import { sendRefusal } from './send-refusal';
import type { SignedIn, SignedInWithLog } from './signed-in';

type Parsed<S> = S extends z.ZodType ? z.output<S> : undefined;

/** The input of a handler: checked parameters, the instant of the request, and the caller. */
export interface CallInput<C extends Call, Person = SignedIn> {
  params: Parsed<C['params']>;
  query: Parsed<C['query']>;
  body: BodyOf<C>;
  now: number;
  /** Aborts when nobody waits for the answer any more, because the client left or was told to retry. */
  signal: AbortSignal;
  person: C['caller'] extends 'person' ? Person : undefined;
}

/** An answer that is streamed, because it may be too large for memory; browsers save it as a file of this name. */
export class FileAnswer {
  readonly name: string;
  readonly parts: AsyncIterable<string>;

  constructor(name: string, parts: AsyncIterable<string>) {
    this.name = name;
    this.parts = parts;
  }
}

/** Plain text that is streamed as it is produced. An error in between cuts it off. */
export class WordsAnswer {
  readonly words: AsyncIterable<string>;

  constructor(words: AsyncIterable<string>) {
    this.words = words;
  }
}

/** An answer other than JSON for programs that poll: an unchanged answer is not sent again. */
export class TextAnswer {
  readonly type: string;
  readonly text: string;

  constructor(type: string, text: string) {
    this.type = type;
    this.text = text;
  }
}

/** An answer for pages that poll: an unchanged answer is not sent again. The page stores it, and no cache does. */
export class TaggedAnswer<Body> {
  readonly body: Body;
  /** Set when it is first sent, so that a cached answer is serialized and hashed once. */
  written: { text: string; tag: string } | undefined;

  constructor(body: Body) {
    this.body = body;
  }
}

type Answer<C extends Call> =
  | AnswerOf<C>
  | TaggedAnswer<AnswerOf<C>>
  | FileAnswer
  | TextAnswer
  | WordsAnswer
  | Refusal;

export type Handler<C extends Call, Person = SignedIn> = (asked: CallInput<C, Person>) => Promise<Answer<C>>;

declare module 'fastify' {
  interface FastifyRequest {
    /** The caller, on calls that are for people only. */
    person: { id: string } | undefined;
    /** The content of the token, on calls that look up the person themselves. */
    identity: Identity | undefined;
  }
}

/** A body that takes long to parse is passed on raw; its reader validates it. */
export type UnreadHandler<C extends Call> = (
  asked: Omit<CallInput<C>, 'body'> & { body: Uint8Array | undefined },
) => Promise<Answer<C>>;

/** For polled calls: one statement finds the caller and what they may see. */
export type PolledHandler<C extends Call> = (
  asked: Omit<CallInput<C>, 'person'> & { identity: Identity },
) => Promise<{ personId: string; answer: TaggedAnswer<AnswerOf<C>> | Refusal } | Refusal>;

/** Adds calls of the contract to the server. */
export interface Routes {
  add<C extends Call>(call: C, handle: Handler<C>): void;
  /** For calls about the log of the caller: one statement reads the person and the head of their log. */
  addWithLog<C extends Call>(call: C, handle: Handler<C, SignedInWithLog>): void;
  addPolled<C extends Call>(call: C, look: PolledHandler<C>): void;
  /** Accepts one body per person at a time, and few in all; others are refused before their body is read. */
  addUnread<C extends Call>(call: C, handle: UnreadHandler<C>): void;
}

type LetIn = (request: FastifyRequest, reply: FastifyReply) => Promise<unknown>;
type LookUp<Person> = (request: FastifyRequest) => Promise<Person | Refusal>;

/** Turns a request's bearer token into a person. */
export interface WhoAsks {
  /** The content of the token, without a query to storage. */
  identity: LookUp<Identity>;
  alone: LookUp<SignedIn>;
  withLog: LookUp<SignedInWithLog>;
}

/** The route of a call, its input and its possible answers: each status with the codes it can carry. */
export function optionsOf(call: Call) {
  const codes = new Set<RefusalCode>([
    ...sharedRefusals,
    ...(call.caller === 'person' ? (['not_signed_in', 'identity_away'] as const) : []),
    ...(call.refusals ?? []),
  ]);
  const response: Record<number, z.ZodType> = { 200: call.answer };
  for (const status of new Set([...codes].map((code) => refusalStatus[code]))) {
    const ofStatus = [...codes].filter((code) => refusalStatus[code] === status);
    response[status] = refusalAnswer.describe(ofStatus.join(', '));
  }
  return {
    method: call.method,
    url: `/api${call.path}`,
    schema: {
      summary: call.summary,
      ...(call.caller === 'person' ? { security: [{ bearer: [] }] } : {}),
      ...(call.params ? { params: call.params } : {}),
      ...(call.query ? { querystring: call.query } : {}),
      ...(call.body ? { body: call.body } : {}),
      response,
    },
  };
}

/** Each body is held in memory until it is answered, and may take minutes to arrive. Together they take up to 50 MB. */
const mostUploads = 4;

/**
 * Storage that is slower than this is treated as unavailable. A retry under the same key still has an effect only
 * once.
 */
const usuallyWithinMs = 15_000;

async function inTime<T>(work: Promise<T>, withinMs = usuallyWithinMs): Promise<T | Refusal> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<Refusal>((resolve) => {
    timer = setTimeout(() => resolve(storageAway()), withinMs);
  });
  try {
    return await Promise.race([work, late]);
  } finally {
    clearTimeout(timer);
  }
}

/** One instance for all requests, because every write ends with it and its stack says nothing. */
const requestAborted = new RequestAborted();

function abortSignalOf(reply: FastifyReply): AbortSignal {
  const controller = new AbortController();
  // The reply closes when it was sent, when it timed out and when the client left.
  reply.raw.once('close', () => controller.abort(requestAborted));
  return controller.signal;
}

export function routesOn(app: FastifyInstance, whoAsks: WhoAsks, limitPerson: LimitPerson): Routes {
  app.decorateRequest('person', undefined);
  app.decorateRequest('identity', undefined);
  const letInTo =
    (call: Call, lookUp: LookUp<SignedIn> = whoAsks.alone): LetIn =>
    async (request, reply) => {
      const person = await inTime(lookUp(request));
      if (person instanceof Refusal) return sendRefusal(reply, person);
      request.person = person;
      const refused = await limitPerson(request, reply, call);
      if (refused) return sendRefusal(reply, refused);
    };
  const uploading = new Set<string>();
  const letInOneUpload =
    (call: Call, letIn = letInTo(call)): LetIn =>
    async (request, reply) => {
      await letIn(request, reply);
      // A client who has left already emits no further close event, so its slot would never be freed.
      if (reply.sent || reply.raw.destroyed) return;
      const { id } = request.person!;
      if (uploading.has(id) || uploading.size >= mostUploads) return sendRefusal(reply, busy());
      uploading.add(id);
      reply.raw.once('close', () => uploading.delete(id));
    };
  const letInByToken: LetIn = async (request, reply) => {
    const identity = await inTime(whoAsks.identity(request));
    if (identity instanceof Refusal) return sendRefusal(reply, identity);
    request.identity = identity;
  };
  const routeOf = <C extends Call>(
    call: C,
    handle: (asked: CallInput<C>, request: FastifyRequest, reply: FastifyReply) => Promise<Answer<C>>,
    letIn = letInTo(call),
  ): RouteOptions => ({
    ...optionsOf(call),
    // Before the body is read, so that a caller who is not signed in cannot make the server read and check one.
    ...(call.caller === 'person' ? { preParsing: letIn } : {}),
    ...(call.largestBody ? { bodyLimit: call.largestBody } : {}),
    ...(call.mostPerHour ? { config: { rateLimit: { max: call.mostPerHour, timeWindow: '1 hour' } } } : {}),
    async handler(request, reply) {
      const asked = {
        params: call.params ? request.params : undefined,
        query: call.query ? request.query : undefined,
        body: call.body ? request.body : undefined,
        now: request.now,
        // Created on first access, because most calls do not use it.
        get signal() {
          return abortSignalOf(reply);
        },
        person: request.person,
      } as unknown as CallInput<typeof call>;
      const answer = await inTime(handle(asked, request, reply), call.answerWithinMs);
      if (answer instanceof Refusal && answer.code === 'storage_away') {
        request.log.warn({ reason: answer.code }, 'a request could not be served');
      }
      if (answer instanceof FileAnswer) return sendFile(reply, answer);
      if (answer instanceof TextAnswer) return sendText(request, reply, answer);
      if (answer instanceof TaggedAnswer) return sendTagged(request, reply, answer);
      if (answer instanceof WordsAnswer) return sendWords(reply, answer);
      return answer instanceof Refusal ? sendRefusal(reply, answer) : reply.code(200).send(answer);
    },
  });
  return {
    add(call, handle) {
      app.route(routeOf(call, handle));
    },
    addWithLog(call, handle) {
      app.route(routeOf(call, handle as Handler<typeof call>, letInTo(call, whoAsks.withLog)));
    },
    addPolled(call, look) {
      const handle: Parameters<typeof routeOf<typeof call>>[1] = async (asked, request, reply) => {
        const seen = await look(Object.assign(asked, { identity: request.identity! }));
        if (seen instanceof Refusal) return seen;
        request.person = { id: seen.personId };
        return (await limitPerson(request, reply, call)) ?? seen.answer;
      };
      // Two lines per polled request hid the rest of the log, and `/metrics` counts these requests anyway. Any other
      // log level than the default is left as the operator set it.
      const quiet = app.log.level === 'info' ? { logLevel: 'warn' as const } : {};
      app.route({ ...routeOf(call, handle, letInByToken), ...quiet });
    },
    addUnread(call, handle) {
      app.register(async (scope) => {
        scope.addContentTypeParser('application/json', { parseAs: 'buffer' }, (_request, body, done) =>
          done(null, body),
        );
        scope.route({
          ...routeOf(call, handle as Handler<typeof call>, letInOneUpload(call)),
          validatorCompiler: () => (body) => ({ value: body }),
        });
      });
    },
  };
}

function sendText(request: FastifyRequest, reply: FastifyReply, { type, text }: TextAnswer): FastifyReply {
  reply.header('cache-control', 'private, no-cache');
  return hasAlready(request, reply, tagOf(text))
    ? reply.code(304).send()
    : reply.code(200).type(type).send(text);
}

function sendTagged(
  request: FastifyRequest,
  reply: FastifyReply,
  answer: TaggedAnswer<unknown>,
): FastifyReply {
  answer.written ??= written(String(reply.code(200).serialize(answer.body)));
  const { text, tag } = answer.written;
  if (hasAlready(request, reply, tag)) return reply.code(304).send();
  return reply.code(200).type('application/json; charset=utf-8').send(text);
}

const tagOf = (text: string) => `"${hash('sha256', text, 'base64url')}"`;
const written = (text: string) => ({ text, tag: tagOf(text) });

/**
 * The tag is weak, because it belongs to the content, compressed or not. Some proxies remove the `W/`, others add it.
 */
function hasAlready(request: FastifyRequest, reply: FastifyReply, tag: string): boolean {
  reply.header('etag', `W/${tag}`);
  return request.headers['if-none-match']?.includes(tag) ?? false;
}

/** Tells proxies not to buffer the stream. */
function sendWords(reply: FastifyReply, { words }: WordsAnswer): FastifyReply {
  return reply
    .code(200)
    .header('cache-control', 'no-store')
    .header('x-accel-buffering', 'no')
    .type('text/plain; charset=utf-8')
    .send(Readable.from(words, { objectMode: false }));
}

/** Sends one part at a time, as fast as the client reads. An error in between cuts the answer off. */
function sendFile(reply: FastifyReply, { name, parts }: FileAnswer): FastifyReply {
  return reply
    .code(200)
    .header('content-disposition', `attachment; filename="${name}"`)
    .type('application/json; charset=utf-8')
    .send(Readable.from(parts));
}
