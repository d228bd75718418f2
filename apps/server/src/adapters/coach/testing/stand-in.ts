import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A service that speaks the chat-completions protocol, or fails to. */
export interface CoachStandIn {
  base: string;
  /** What the last request sent; `authorization` is the header with the key. */
  lastRequest(): {
    body: { messages: { role: string; content: string }[]; [name: string]: unknown };
    authorization: string;
  };
  /** Resolves when the client has left. */
  untilClientLeft(): Promise<void>;
  /** How requests are answered. Tests replace it. */
  answer: (response: ServerResponse) => void | Promise<void>;
  close(): Promise<void>;
}

const event = (content: unknown) => `data: ${JSON.stringify({ choices: [{ delta: { content } }] })}\n\n`;

const begin = (response: ServerResponse) => response.writeHead(200, { 'content-type': 'text/event-stream' });

/** Sends the chunks one by one, then the end. */
export const says =
  (...chunks: unknown[]) =>
  async (response: ServerResponse) => {
    begin(response);
    for (const chunk of chunks) {
      response.write(event(chunk));
      await new Promise((resolve) => setImmediate(resolve));
    }
    response.end('data: [DONE]\n\n');
  };

export const breaksOffAfter =
  (...chunks: string[]) =>
  (response: ServerResponse) => {
    begin(response);
    response.write(chunks.map(event).join(''), () => response.destroy());
  };

/** Sends the text, if there is one, and then nothing more. */
export const fallsSilentAfter = (text?: string) => (response: ServerResponse) => {
  begin(response);
  if (text !== undefined) response.write(event(text));
};

/** Sends a word every few milliseconds, for ever. */
export const drips =
  ({ everyMs }: { everyMs: number }) =>
  (response: ServerResponse) => {
    begin(response);
    const timer = setInterval(() => response.write(event('on and ')), everyMs);
    response.once('close', () => clearInterval(timer));
  };

export const neverEnds = (response: ServerResponse) => {
  begin(response);
  const writeMore = () => {
    while (!response.destroyed && response.write(event('on and '))) {}
    if (!response.destroyed) response.once('drain', writeMore);
  };
  writeMore();
};

export const answersWith =
  (status: number, body: string, type = 'application/json') =>
  (response: ServerResponse) => {
    response.writeHead(status, { 'content-type': type }).end(body);
  };

export async function startCoachStandIn(): Promise<CoachStandIn> {
  let last: ReturnType<CoachStandIn['lastRequest']> | undefined;
  let clientLeft = Promise.resolve();
  const server = createServer(async (request: IncomingMessage, response: ServerResponse) => {
    clientLeft = new Promise((resolve) => response.once('close', resolve));
    const parts: Buffer[] = [];
    for await (const part of request) parts.push(part);
    last = {
      body: JSON.parse(Buffer.concat(parts).toString()),
      authorization: request.headers.authorization ?? '',
    };
    await standIn.answer(response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const standIn: CoachStandIn = {
    base: `http://127.0.0.1:${port}/v1`,
    lastRequest() {
      if (!last) throw new Error('Nobody asked');
      return last;
    },
    untilClientLeft: () => clientLeft,
    answer: says('Rest.'),
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
  return standIn;
}
