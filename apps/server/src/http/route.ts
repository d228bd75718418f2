import type { AnswerOf, BodyOf, Call } from '@hundred/contract/call';
import { type Language, languageFrom } from '@hundred/domain/text/language';
import type { FastifyInstance, FastifyReply, FastifyRequest, RouteOptions } from 'fastify';
import { validatorCompiler } from 'fastify-type-provider-zod';
import type { z } from 'zod';
import { RequestAborted } from '../concurrency/request-aborted';
import type { Identity } from '../identity/identity';
import { Refusal } from '../refusals/refusal';
import { type Answer, sendAnswer, type TaggedAnswer } from './answers';
import { type Authenticate, type Callers, makeAuthentication } from './authenticate';
import { inTime } from './in-time';
import type { LimitPerson } from './limits/rate-limits';
import { routeOptionsOf } from './route-options';
import type { SignedIn, SignedInWithLog } from './signed-in';

type Parsed<S> = S extends z.ZodType ? z.output<S> : undefined;

/** The input of a handler: checked parameters, the instant of the request, and the caller. */
export interface CallInput<C extends Call, Person = SignedIn> {
  params: Parsed<C['params']>;
  query: Parsed<C['query']>;
  body: BodyOf<C>;
  now: number;
  /** The supported language that the browser prefers. */
  language: Language;
  /**
   * Aborts when nobody waits for the answer any more, because the client left or was told to retry. Pass it on to work
   * that is slow or waits in a queue, so that it stops then.
   */
  signal: AbortSignal;
  person: C['caller'] extends 'person' | 'operator' ? Person : undefined;
}

export type Handler<C extends Call, Person = SignedIn> = (
  input: CallInput<C, Person>,
) => Promise<Answer<AnswerOf<C>>>;

/** Receives the body unparsed, because parsing it takes long; validates it itself. */
export type RawBodyHandler<C extends Call> = (
  input: Omit<CallInput<C>, 'body'> & { body: Uint8Array | undefined },
) => Promise<Answer<AnswerOf<C>>>;

/** Only the token of the caller has been checked. */
type PolledInput<C extends Call> = Omit<CallInput<C>, 'person'> & { identity: Identity };

/**
 * For polled calls: one statement of the handler finds the caller and what they may see. A refusal beside a `personId` counts
 * against the limit of that person; a refusal alone means that no person was found.
 */
export type PolledHandler<C extends Call> = (
  input: PolledInput<C>,
) => Promise<{ personId: string; answer: TaggedAnswer<AnswerOf<C>> | Refusal } | Refusal>;

/** Adds calls of the contract to the server. */
export interface Routes {
  add<C extends Call>(call: C, handle: Handler<C>): void;
  /** For calls about the log of the caller: one statement reads the person and the head of their log. */
  addWithLog<C extends Call>(call: C, handle: Handler<C, SignedInWithLog>): void;
  /** For calls that open pages repeat: they are logged only if they fail. */
  addLoggedIfFailed<C extends Call>(call: C, handle: Handler<C>): void;
  /** For repeated calls that must be cheap: the handler finds the person itself. They too are logged only if they fail. */
  addPolled<C extends Call>(call: C, handle: PolledHandler<C>): void;
  /** For large bodies: one per person at a time and few in all are accepted. Others are refused before they are read. */
  addRawBody<C extends Call>(call: C, handle: RawBodyHandler<C>): void;
}

/** A handler of any kind, with access to the request. `Input` is what this kind of handler takes (see `inputOf`). */
type RequestHandler<C extends Call, Input> = (
  input: Input,
  request: FastifyRequest,
  reply: FastifyReply,
) => Promise<Answer<AnswerOf<C>>>;

/** Adds calls to `app`. `callers` finds out from the token who calls. */
export function routesOn(app: FastifyInstance, callers: Callers, limitPerson: LimitPerson): Routes {
  app.decorateRequest('person', undefined);
  app.decorateRequest('identity', undefined);
  const authentication = makeAuthentication(callers, limitPerson);
  // Two lines per repeated request hid the rest of the log, and `/metrics` counts these requests anyway. Any other log
  // level than the default is left as the operator set it.
  const loggedIfFailed = app.log.level === 'info' ? { logLevel: 'warn' as const } : {};
  return {
    add(call, handle) {
      app.route(routeOf(call, handle, authentication.asPerson(call)));
    },
    addLoggedIfFailed(call, handle) {
      app.route({ ...routeOf(call, handle, authentication.asPerson(call)), ...loggedIfFailed });
    },
    addWithLog(call, handle) {
      app.route(routeOf(call, handle, authentication.asPersonWithLog(call)));
    },
    addPolled(call, handle) {
      const handleRequest = polledRequestHandler(call, handle, limitPerson);
      app.route({ ...routeOf(call, handleRequest, authentication.byTokenOnly), ...loggedIfFailed });
    },
    addRawBody(call, handle) {
      app.register(async (scope) => {
        passBodiesOnRaw(scope);
        // It also refuses a second body of a person, and too many in all.
        scope.route(routeOf(call, handle, authentication.asUploader(call)));
      });
    },
  };
}

/** Hands bodies to the handler as bytes, which it validates itself. Parameters are validated as on every route. */
function passBodiesOnRaw(scope: FastifyInstance): void {
  scope.addContentTypeParser('application/json', { parseAs: 'buffer' }, (_request, body, done) =>
    done(null, body),
  );
  scope.setValidatorCompiler<z.ZodType>((part) =>
    part.httpPart === 'body' ? (body) => ({ value: body }) : validatorCompiler(part),
  );
}

function routeOf<C extends Call, Input>(
  call: C,
  handle: RequestHandler<C, Input>,
  authenticate: Authenticate,
): RouteOptions {
  return {
    ...routeOptionsOf(call),
    // Runs before the body is read, so that a caller who is not signed in cannot make the server read and check one.
    ...(call.caller === 'anyone' ? {} : { preParsing: authenticate }),
    ...(call.largestBody ? { bodyLimit: call.largestBody } : {}),
    ...(call.mostPerHour ? { config: { rateLimit: { max: call.mostPerHour, timeWindow: '1 hour' } } } : {}),
    async handler(request, reply) {
      const input = inputOf<Input>(call, request, reply);
      const answer = await inTime(handle(input, request, reply), call.answerWithinMs);
      // A handler or `inTime` can return that storage is away. It is logged here for the operator; `answerErrors`
      // (`errors.ts`) logs it if it is thrown.
      if (answer instanceof Refusal && answer.code === 'storage_away') {
        request.log.warn({ reason: answer.code }, 'a request could not be served');
      }
      return sendAnswer(request, reply, answer);
    },
  };
}

/** Limits the requests of the person whom a polled handler has found. */
function polledRequestHandler<C extends Call>(
  call: C,
  handle: PolledHandler<C>,
  limitPerson: LimitPerson,
): RequestHandler<C, PolledInput<C>> {
  return async (input, request, reply) => {
    const found = await handle(input);
    if (found instanceof Refusal) return found;
    request.person = { id: found.personId };
    const refused = await limitPerson(request, reply, call);
    return refused ?? found.answer;
  };
}

/**
 * The input that a kind of handler takes. The compiler cannot know it, so the type is asserted: the schema of the route
 * has checked the parameters by now, and `authenticate` has set the person, the identity of a polled call, or neither
 * for calls of anyone.
 */
function inputOf<Input>(call: Call, request: FastifyRequest, reply: FastifyReply): Input {
  return {
    params: call.params ? request.params : undefined,
    query: call.query ? request.query : undefined,
    body: call.body ? request.body : undefined,
    now: request.now,
    get language() {
      return languageFrom(request.headers['accept-language']);
    },
    // Created on access, because most calls do not use it.
    get signal() {
      return abortSignalOf(reply);
    },
    person: request.person,
    identity: request.identity,
  } as Input;
}

/**
 * One error for all requests, because making its stack takes time, and every signal is aborted in the end: that of an
 * answered request too, when its reply closes.
 */
const requestAborted = new RequestAborted();

function abortSignalOf(reply: FastifyReply): AbortSignal {
  const controller = new AbortController();
  // A client who has left already emits no further close event.
  if (reply.raw.destroyed) controller.abort(requestAborted);
  // The reply closes when it was sent, when it timed out and when the client left.
  reply.raw.once('close', () => controller.abort(requestAborted));
  return controller.signal;
}
