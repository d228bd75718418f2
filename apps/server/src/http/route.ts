import type { AnswerOf, BodyOf, Call } from '@hundred/contract/call';
import { refusalAnswer, refusalStatus, sharedRefusals } from '@hundred/contract/refusals';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { z } from 'zod';
import { Refusal, sendRefusal } from './refusal';
import type { SignedIn } from './signed-in';

type Parsed<S> = S extends z.ZodType ? z.output<S> : undefined;

/** What a handler is given: checked input, the instant of the request, and who asks. */
export interface Asked<C extends Call> {
  params: Parsed<C['params']>;
  query: Parsed<C['query']>;
  body: BodyOf<C>;
  now: number;
  person: C['caller'] extends 'person' ? SignedIn : undefined;
}

export type Handler<C extends Call> = (asked: Asked<C>) => Promise<AnswerOf<C> | Refusal>;

/** Adds calls of the contract to the server. `whoAsks` turns a request's bearer token into a person. */
export interface Routes {
  add<C extends Call>(call: C, handle: Handler<C>): void;
}

export type WhoAsks = (request: FastifyRequest) => Promise<SignedIn | Refusal>;

/** Where a call stands, what it takes and what it can answer. */
export function placeOf(call: Call) {
  const codes = [...sharedRefusals, ...(call.caller === 'person' ? (['not_signed_in'] as const) : [])];
  const statuses = new Set([...codes, ...(call.refusals ?? [])].map((code) => refusalStatus[code]));
  const response: Record<number, z.ZodType> = { 200: call.answer };
  for (const status of statuses) response[status] = refusalAnswer;
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

export function routesOn(app: FastifyInstance, whoAsks: WhoAsks): Routes {
  return {
    add(call, handle) {
      app.route({
        ...placeOf(call),
        async handler(request, reply) {
          const person = call.caller === 'person' ? await whoAsks(request) : undefined;
          if (person instanceof Refusal) return sendRefusal(reply, person);
          const asked = {
            params: call.params ? request.params : undefined,
            query: call.query ? request.query : undefined,
            body: call.body ? request.body : undefined,
            now: request.now,
            person,
          } as Asked<typeof call>;
          const answer = await handle(asked);
          return answer instanceof Refusal ? sendRefusal(reply, answer) : reply.code(200).send(answer);
        },
      });
    },
  };
}
