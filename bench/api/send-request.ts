import { Agent, request } from 'node:http';

export interface BenchRequest {
  port: number;
  method: 'GET' | 'POST';
  path: string;
  headers: Record<string, string>;
  body?: unknown;
  /** Whether the request sends the tag of the present answer, so that 304 is expected. */
  isConditional?: boolean;
}

const agent = new Agent({ keepAlive: true, maxSockets: 256 });

/** Throws on any answer other than the expected one, because the measurement would be of something else. */
export function sendRequest({
  port,
  method,
  path,
  headers,
  body,
  isConditional = false,
}: BenchRequest): Promise<void> {
  const payload = body === undefined ? undefined : JSON.stringify(body);
  const contentHeaders =
    payload === undefined
      ? {}
      : { 'content-type': 'application/json', 'content-length': String(Buffer.byteLength(payload)) };
  return new Promise((resolve, reject) => {
    const clientRequest = request(
      { agent, host: '127.0.0.1', port, method, path, headers: { ...headers, ...contentHeaders } },
      (answer) => {
        const parts: Buffer[] = [];
        answer.on('data', (part) => parts.push(part));
        answer.on('end', () =>
          answer.statusCode === (isConditional ? 304 : 200)
            ? resolve()
            : reject(new Error(`${path}: ${answer.statusCode} ${Buffer.concat(parts)}`)),
        );
      },
    );
    clientRequest.on('error', reject);
    clientRequest.end(payload);
  });
}

/** Signs a person in for the first time and returns the headers of their calls. */
export async function signIn(port: number, idToken: string): Promise<Record<string, string>> {
  await sendRequest({ port, method: 'POST', path: '/api/auth/firebase', headers: {}, body: { idToken } });
  return { authorization: `Bearer ${idToken}` };
}

/** The requests per second for this many clients, each of which sends the next request as soon as it has an answer. */
export async function rateOf(
  clients: number,
  milliseconds: number,
  next: (client: number) => BenchRequest,
): Promise<number> {
  const startedAt = performance.now();
  const endsAt = startedAt + milliseconds;
  let answerCount = 0;
  const run = async (client: number) => {
    while (performance.now() < endsAt) {
      await sendRequest(next(client));
      answerCount += 1;
    }
  };
  await Promise.all(Array.from({ length: clients }, (_, client) => run(client)));
  return (answerCount * 1000) / (performance.now() - startedAt);
}

export function closeConnections(): void {
  agent.destroy();
}
