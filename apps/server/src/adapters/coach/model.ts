import { memoizeAsync } from '../../caching/memoize-async';
import type { ModelConfig } from '../../config/coach';
import { someCause } from '../../process/some-cause';

export interface CoachQuestion {
  instruction: string;
  question: string;
  /** Aborts when nobody waits for the answer any more. */
  signal: AbortSignal;
}

/** Thrown if there was no connection to the service, which so received nothing and charges nothing. */
export class NotSent extends Error {
  /** By this property, `features/coach` recognizes the error. */
  readonly isSent = false;
}

/** Streams the answer. Throws if the service is away, refuses, or takes too long; `NotSent` if it received nothing. */
export type CoachModel = (question: CoachQuestion) => AsyncIterable<string>;

/** The longest answer that the service is asked for. */
const mostTokens = 800;
/** The time limit for a whole answer, from the question to the last word. */
const answerTimeoutMs = 30_000;
/** In characters. Some services ignore the limit of tokens, so the rest of a longer answer is not read. */
const longestAnswer = 8_000;

/** Asks a service that speaks the chat-completions protocol. The client's library is loaded with the first question. */
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
    const limit = limitTime(signal, timeoutMs);
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
          { signal: limit.signal },
        )
        .catch((error: unknown) => {
          throw isUnconnected(error) ? new NotSent('there is no connection', { cause: error }) : error;
        });
      let length = 0;
      for await (const { choices } of stream) {
        const text = choices?.[0]?.delta?.content;
        const part = typeof text === 'string' ? withoutControlCharacters(text) : '';
        if (part === '') continue;
        length += part.length;
        yield part;
        if (length >= longestAnswer) return;
      }
      // The client treats an abort like a normal end, so the signal is checked here.
      limit.signal.throwIfAborted();
    } finally {
      limit.dispose();
    }
  };
}

/**
 * A signal that is aborted with the given one, and after the time limit. `AbortSignal.any` would not do: Node 20 drops
 * a combination with `AbortSignal.timeout` once memory is collected, and the limit would be lost.
 */
function limitTime(signal: AbortSignal, timeoutMs: number): { signal: AbortSignal; dispose(): void } {
  const controller = new AbortController();
  const abort = () => controller.abort(signal.reason);
  const timer = setTimeout(() => controller.abort(new Error('the answer took too long')), timeoutMs);
  signal.addEventListener('abort', abort, { once: true });
  if (signal.aborted) abort();
  return {
    signal: controller.signal,
    dispose() {
      clearTimeout(timer);
      signal.removeEventListener('abort', abort);
    },
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

/** Whether there was no connection. The client wraps the error of `fetch`, which wraps that of the connection. */
const isUnconnected = (error: unknown): boolean =>
  someCause(error, ({ code }) => code !== undefined && unconnectedCodes.has(code));

/** Characters that control a terminal or the direction of text, except line breaks and emoji joiners. */
const controlCharacters = /(?![\n\u200d])[\p{Cc}\p{Cf}]/gu;

const withoutControlCharacters = (text: string) => text.replace(controlCharacters, '');
