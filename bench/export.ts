import { once } from 'node:events';
import { type IncomingMessage, request } from 'node:http';
import { liveDaily, years } from './api/five-years';
import { sendRequest, signIn } from './api/send-request';
import { withServer } from './api/start-server';
import { type Measurement, median } from './measurement';

const rounds = 15;
const warmUps = 5;
const bytesPerMegabyte = 1024 * 1024;

/** Measures the export of five years, and the server's memory meanwhile. */
export const run = (): Promise<Measurement[]> =>
  withServer(
    async ({ product, bare }, mint) => {
      const { log } = liveDaily(365 * years);
      const join = async (subject: string, times: number): Promise<ExportRequest> => {
        const headers = await signIn(product, await mint(subject));
        const facts = Array.from({ length: times }, () => log).flat();
        await sendRequest({ port: bare, method: 'POST', path: '/log', headers, body: facts });
        return { port: product, headers };
      };
      const fiveYears = await join('five-years', 1);
      // The same facts are repeated, which gives the same challenge and ten times the size.
      const tenTimesTheFacts = await join('ten-times-five-years', 10);
      return [
        await measureTime(fiveYears, log.length),
        await measureMemory(bare, fiveYears, tenTimesTheFacts),
      ];
    },
    ['--expose-gc'],
  );

interface ExportRequest {
  port: number;
  headers: Record<string, string>;
}

function openRequest(path: string, { port, headers }: ExportRequest): Promise<IncomingMessage> {
  return new Promise((resolve, reject) => {
    const clientRequest = request({ host: '127.0.0.1', port, path, headers, agent: false }, resolve);
    clientRequest.on('error', reject);
    clientRequest.end();
  });
}

async function bytesOf(answer: IncomingMessage): Promise<number> {
  let bytes = 0;
  for await (const part of answer) bytes += (part as Buffer).length;
  if (answer.statusCode !== 200 || !answer.complete)
    throw new Error(`an export ended with ${answer.statusCode}`);
  return bytes;
}

async function measureTime(person: ExportRequest, facts: number): Promise<Measurement> {
  const times: number[] = [];
  let bytes = 0;
  for (let round = 0; round < rounds; round += 1) {
    const startedAt = performance.now();
    bytes = await bytesOf(await openRequest('/api/account/export', person));
    times.push(performance.now() - startedAt);
  }
  const worst = Math.max(...times);
  return {
    measure: 'export of five years',
    figure: `${median(times).toFixed(0)} ms, worst ${worst.toFixed(0)} ms (${facts} facts, ${(bytes / bytesPerMegabyte).toFixed(1)} MB; ${rounds} times)`,
    goal: 'under 2000 ms',
    isMet: worst < 2000,
  };
}

/** Reads only the first part of the answer. The server's memory at that moment is the most that an export uses. */
async function measureMemory(
  bare: number,
  fiveYears: ExportRequest,
  tenTimesTheFacts: ExportRequest,
): Promise<Measurement> {
  const megabytesOfOne = async (person: ExportRequest) => {
    const before = await liveMemory(bare);
    const answer = await openRequest('/api/account/export', person);
    await once(answer, 'readable');
    const during = await liveMemory(bare);
    await bytesOf(answer);
    return (during - before) / bytesPerMegabyte;
  };
  // The first requests release what earlier ones left, so the maximum of the later ones counts.
  const mostMegabytes = async (person: ExportRequest) => {
    const amounts: number[] = [];
    for (let round = 0; round < rounds; round += 1) amounts.push(await megabytesOfOne(person));
    return Math.max(0, ...amounts.slice(warmUps));
  };
  const [fiveYearsMegabytes, tenTimesMegabytes] = [
    await mostMegabytes(fiveYears),
    await mostMegabytes(tenTimesTheFacts),
  ];
  return {
    measure: 'memory held by an export that nobody reads on',
    figure: `${fiveYearsMegabytes.toFixed(1)} MB after five years, ${tenTimesMegabytes.toFixed(1)} MB with ten times as many facts`,
    goal: 'at most 4 MB, both',
    isMet: fiveYearsMegabytes <= 4 && tenTimesMegabytes <= 4,
  };
}

async function liveMemory(bare: number): Promise<number> {
  const answer = await openRequest('/memory', { port: bare, headers: {} });
  const parts: Buffer[] = [];
  for await (const part of answer) parts.push(part as Buffer);
  return Number(Buffer.concat(parts).toString());
}
