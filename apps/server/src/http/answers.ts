import { hash } from 'node:crypto';
import { Readable } from 'node:stream';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Refusal } from '../refusals/refusal';
import { sendRefusal } from './send-refusal';

/** An answer that is streamed, because it may be too large for memory; browsers save it as a file of this name. */
export class FileAnswer {
  readonly name: string;
  readonly parts: AsyncIterable<string>;

  constructor(name: string, parts: AsyncIterable<string>) {
    this.name = name;
    this.parts = parts;
  }
}

/** Plain text that is streamed as it is produced. An error midway cuts the text off. */
export class StreamedText {
  readonly parts: AsyncIterable<string>;

  constructor(parts: AsyncIterable<string>) {
    this.parts = parts;
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
  serialized: { text: string; tag: string } | undefined;

  constructor(body: Body) {
    this.body = body;
  }
}

/** Every answer of a call whose body is of this type. */
export type Answer<Body> = Body | TaggedAnswer<Body> | FileAnswer | TextAnswer | StreamedText | Refusal;

export function sendAnswer(request: FastifyRequest, reply: FastifyReply, answer: unknown): FastifyReply {
  if (answer instanceof Refusal) return sendRefusal(reply, answer);
  if (answer instanceof FileAnswer) return sendFile(reply, answer);
  if (answer instanceof TextAnswer) return sendText(request, reply, answer);
  if (answer instanceof TaggedAnswer) return sendTagged(request, reply, answer);
  if (answer instanceof StreamedText) return sendStreamedText(reply, answer);
  return reply.code(200).send(answer);
}

/** Sends one part at a time, as fast as the client reads. An error midway cuts the answer off. */
function sendFile(reply: FastifyReply, { name, parts }: FileAnswer): FastifyReply {
  return reply
    .code(200)
    .header('content-disposition', `attachment; filename="${name}"`)
    .type('application/json; charset=utf-8')
    .send(Readable.from(parts));
}

/** Tells proxies not to buffer the stream. */
function sendStreamedText(reply: FastifyReply, { parts }: StreamedText): FastifyReply {
  return reply
    .code(200)
    .header('cache-control', 'no-store')
    .header('x-accel-buffering', 'no')
    .type('text/plain; charset=utf-8')
    .send(Readable.from(parts, { objectMode: false }));
}

function sendText(request: FastifyRequest, reply: FastifyReply, { type, text }: TextAnswer): FastifyReply {
  const tag = tagOf(text);
  setTag(reply.header('cache-control', 'private, no-cache'), tag);
  return hasAlready(request, tag) ? reply.code(304).send() : reply.code(200).type(type).send(text);
}

function sendTagged(
  request: FastifyRequest,
  reply: FastifyReply,
  answer: TaggedAnswer<unknown>,
): FastifyReply {
  answer.serialized ??= withTag(String(reply.code(200).serialize(answer.body)));
  const { text, tag } = answer.serialized;
  setTag(reply, tag);
  if (hasAlready(request, tag)) return reply.code(304).send();
  return reply.code(200).type('application/json; charset=utf-8').send(text);
}

const tagOf = (text: string) => `"${hash('sha256', text, 'base64url')}"`;
const withTag = (text: string) => ({ text, tag: tagOf(text) });

/** The tag is weak, because it belongs to the content, compressed or not. */
const setTag = (reply: FastifyReply, tag: string) => reply.header('etag', `W/${tag}`);

/** Whether the client has the content of this tag. The `W/` is not compared: some proxies remove it, others add it. */
const hasAlready = (request: FastifyRequest, tag: string): boolean =>
  request.headers['if-none-match']?.includes(tag) ?? false;
