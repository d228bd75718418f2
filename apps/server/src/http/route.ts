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

/** What a handler is given: checked input, the instant of the request, and who asks. */
export interface CallInput<C extends Call, Person = SignedIn> {
  params: Parsed<C['params']>;
  query: Parsed<C['query']>;
  body: BodyOf<C>;
  now: number;
  /** Says when nobody waits for the answer any more: who asked has gone, or was told to come back. */
  signal: AbortSignal;
  person: C['caller'] extends 'person' ? Person : undefined;
}

/** An answer that is sent while it is made, because it may be too large to hold; browsers keep it under its name. */
export class FileAnswer {
  readonly name: string;
  readonly parts: AsyncIterable<string>;

  constructor(name: string, parts: AsyncIterable<string>) {
    this.name = name;
    this.parts = parts;
  }
}

/** Plain words that are sent as they come. What fails in between cuts them off. */
export class WordsAnswer {
  readonly words: AsyncIterable<string>;

  constructor(words: AsyncIterable<string>) {
    this.words = words;
  }
}

/** An answer of another kind than JSON, for programs that ask again and again: what they have is not sent again. */
export class TextAnswer {
  readonly type: string;
  readonly text: string;

  constructor(type: string, text: string) {
    this.type = type;
    this.text = text;
  }
}

/** An answer that a page asks for again and again: what it has is not sent again. The page keeps it, and no cache does. */
export class TaggedAnswer<Body> {
  readonly body: Body;
  /** From when it is first sent: one that was kept is written and hashed once. */
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
    /** Who asks, on calls that are for people only. */
    person: { id: string } | undefined;
    /** What their token says, on calls that find out by themselves who it is. */
    identity: Identity | undefined;
  }
}

/** A body that takes long to read is handed on as it came; whoever reads it checks it. */
export type UnreadHandler<C extends Call> = (
  asked: Omit<CallInput<C>, 'body'> & { body: Uint8Array | undefined },
) => Promise<Answer<C>>;

/** Of a page that asks again and again: who they are, and what they may see, are found in one statement. */
export type PolledHandler<C extends Call> = (
  asked: Omit<CallInput<C>, 'person'> & { identity: Identity },
) => Promise<{ personId: string; answer: TaggedAnswer<AnswerOf<C>> | Refusal } | Refusal>;

/** Adds calls of the contract to the server. */
export interface Routes {
  add<C extends Call>(call: C, handle: Handler<C>): void;
  /** For calls about the log of whoever asks: where it stands is read in one statement with who they are. */
  addWithLog<C extends Call>(call: C, handle: Handler<C, SignedInWithLog>): void;
  addPolled<C extends Call>(call: C, look: PolledHandler<C>): void;
  /** One of a person at a time, and few in all: whoever comes besides is refused before their body is read. */
  addUnread<C extends Call>(call: C, handle: UnreadHandler<C>): void;
}

type LetIn = (request: FastifyRequest, reply: FastifyReply) => Promise<unknown>;
type LookUp<Person> = (request: FastifyRequest) => Promise<Person | Refusal>;

/** Turns a request's bearer token into a person. */
export interface WhoAsks {
  /** What the token says, without a look into storage. */
  identity: LookUp<Identity>;
  alone: LookUp<SignedIn>;
  withLog: LookUp<SignedInWithLog>;
}

/** Where a call stands, what it takes and what it can answer: each status with the codes it can carry. */
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

/** Each is kept whole until it is answered, and may take minutes to arrive: some 50 MB are as much as they may take. */
const mostUploads = 4;

/** Storage that is this slow is as good as away. What is sent again under the same key is still done once. */
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
      // Who has left meanwhile does not leave once more, and would hold the place for ever.
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
    // Before the body is read: nobody unknown makes the server read, keep and check one.
    ...(call.caller === 'person' ? { preParsing: letIn } : {}),
    ...(call.largestBody ? { bodyLimit: call.largestBody } : {}),
    ...(call.mostPerHour ? { config: { rateLimit: { max: call.mostPerHour, timeWindow: '1 hour' } } } : {}),
    async handler(request, reply) {
      const asked = {
        params: call.params ? request.params : undefined,
        query: call.query ? request.query : undefined,
        body: call.body ? request.body : undefined,
        now: request.now,
        // Made where it is looked at: most calls have no use for it.
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
      // Two lines for each question of each page hid the rest of the log. `/metrics` has how often they come. Whoever wants
      // to read more than usual, or less, has it so.
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

/** A weak tag: it is of what an answer says, compressed or not. Some proxies leave the `W/` off, others add it. */
function hasAlready(request: FastifyRequest, reply: FastifyReply, tag: string): boolean {
  reply.header('etag', `W/${tag}`);
  return request.headers['if-none-match']?.includes(tag) ?? false;
}

/** No proxy is to gather them first. */
function sendWords(reply: FastifyReply, { words }: WordsAnswer): FastifyReply {
  return reply
    .code(200)
    .header('cache-control', 'no-store')
    .header('x-accel-buffering', 'no')
    .type('text/plain; charset=utf-8')
    .send(Readable.from(words, { objectMode: false }));
}

/** One part at a time, as fast as the reader takes them. What fails in between cuts the answer off. */
function sendFile(reply: FastifyReply, { name, parts }: FileAnswer): FastifyReply {
  return reply
    .code(200)
    .header('content-disposition', `attachment; filename="${name}"`)
    .type('application/json; charset=utf-8')
    .send(Readable.from(parts));
}
