import { memoizeAsync } from '../../caching/memoize-async';
import type { ModelConfig } from '../../config/coach';
import { someCause } from '../../process/some-cause';

export interface CoachQuestion {
  instruction: string;
  question: string;
  /** Aborts when nobody waits for the answer any more. */
  signal: AbortSignal;
}

/** There was no connection to the service: it received nothing, and charges nothing. */
export class NotSent extends Error {
  readonly isSent = false;
}

/** Streams the answer. Throws if the service is away, refuses, or takes too long; `NotSent` if it received nothing. */
export type CoachModel = (question: CoachQuestion) => AsyncIterable<string>;

const mostTokens = 800;
/** The time limit for a whole answer, from the question to the last word. */
const answerTimeoutMs = 30_000;
/** Some services ignore the limit of tokens, so the rest of a longer answer is not read. */
const longestAnswer = 8_000;

/** The client is loaded with the first question. */
export function makeCoachModel({ base, key, model }: ModelConfig, timeoutMs = answerTimeoutMs): CoachModel {
  const client = memoizeAsync(async () => {
    const { OpenAI } = await import('openai');
    // Reads nothing from the environment, logs nothing and does not retry: the key and the question stay here.
    return new OpenAI({
      baseURL: base,
      apiKey: key,
      organization: null,
      project: null,
      maxRetries: 0,
      timeout: timeoutMs,
      logLevel: 'off',
    });
  });
  return async function* streamAnswer({ instruction, question, signal }) {
    // Node 20 drops an `AbortSignal.any` of `AbortSignal.timeout` once memory is collected: the limit would be lost.
    const ending = new AbortController();
    const leave = () => ending.abort(signal.reason);
    const timer = setTimeout(() => ending.abort(new Error('the answer took too long')), timeoutMs);
    signal.addEventListener('abort', leave, { once: true });
    if (signal.aborted) leave();
    try {
      const stream = await (await client()).chat.completions
        .create(
          {
            model,
            stream: true,
            max_tokens: mostTokens,
            messages: [
              { role: 'system', content: instruction },
              { role: 'user', content: question },
            ],
          },
          { signal: ending.signal },
        )
        .catch((error: unknown) => {
          throw isUnconnected(error) ? new NotSent('there is no connection', { cause: error }) : error;
        });
      let length = 0;
      for await (const { choices } of stream) {
        const text = choices?.[0]?.delta?.content;
        const part = typeof text === 'string' ? plain(text) : '';
        if (part === '') continue;
        length += part.length;
        yield part;
        if (length >= longestAnswer) return;
      }
      // The client treats an abort like a normal end.
      ending.signal.throwIfAborted();
    } finally {
      clearTimeout(timer);
      signal.removeEventListener('abort', leave);
    }
  };
}

const unconnectedCodes = new Set([
  'ECONNREFUSED',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOTFOUND',
  'EAI_AGAIN',
  'UND_ERR_CONNECT_TIMEOUT',
]);

/** The client wraps the error of `fetch`, which wraps the error of the connection. */
const isUnconnected = (error: unknown): boolean =>
  someCause(error, ({ code }) => code !== undefined && unconnectedCodes.has(code));

/** Removes characters that control a terminal or the text direction, but not line breaks and emoji joiners. */
const steering = /(?![\n\u200d])[\p{Cc}\p{Cf}]/gu;

const plain = (text: string) => text.replace(steering, '');
