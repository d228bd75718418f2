import { setTimeout as pause } from 'node:timers/promises';

/** An answer as Playwright's requests return it. */
interface ServerAnswer {
  status(): number;
  headers(): Record<string, string>;
}

/** More often than a busy machine needs, and within the time of a test. */
const mostTries = 10;

/**
 * Sends a request again as long as a busy server asks for it (503 with `Retry-After`), as the page does with its reads
 * and pushes. Any other answer, and the last one, is returned.
 */
export async function sendWhenReady<Answer extends ServerAnswer>(
  send: () => Promise<Answer>,
  wait: (ms: number) => Promise<unknown> = pause,
): Promise<Answer> {
  for (let tries = 1; ; tries += 1) {
    const answer = await send();
    const seconds = Number(answer.headers()['retry-after']);
    if (answer.status() !== 503 || !(seconds > 0) || tries === mostTries) return answer;
    await wait(seconds * 1000);
  }
}
