import { memoizeAsync } from '../../caching/memoize-async';
import type { ModelConfig } from '../../config/coach';

export interface CoachQuestion {
  instruction: string;
  question: string;
  /** Says when nobody waits for the answer any more. */
  signal: AbortSignal;
}

/** There was no connection to the service: it heard nothing, and charges nothing. */
export class NotSent extends Error {
  readonly isSent = false;
}

/** Words as they come. Throws where the service is away, refuses, or takes too long; `NotSent` where it heard nothing. */
export type CoachModel = (asked: CoachQuestion) => AsyncIterable<string>;

const mostTokens = 800;
/** For the whole of an answer, from the question to the last word. */
const patienceMs = 30_000;
/** Some services do not hear how many tokens are wanted: nobody reads more of an answer. */
const longestAnswer = 8_000;

/** The client is loaded with the first question. */
export function makeCoachModel({ base, key, model }: ModelConfig, patience = patienceMs): CoachModel {
  const client = memoizeAsync(async () => {
    const { OpenAI } = await import('openai');
    // Nothing comes from the environment, nothing is logged and nothing asked twice: the key and the question stay here.
    return new OpenAI({
      baseURL: base,
      apiKey: key,
      organization: null,
      project: null,
      maxRetries: 0,
      timeout: patience,
      logLevel: 'off',
    });
  });
  return async function* words({ instruction, question, signal }) {
    // Node 20 forgets an `AbortSignal.any` of `AbortSignal.timeout` once memory is collected: the limit would be lost.
    const ending = new AbortController();
    const leave = () => ending.abort(signal.reason);
    const timer = setTimeout(() => ending.abort(new Error('the answer took too long')), patience);
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
        const told = choices?.[0]?.delta?.content;
        const part = typeof told === 'string' ? plain(told) : '';
        if (part === '') continue;
        length += part.length;
        yield part;
        if (length >= longestAnswer) return;
      }
      // The client takes being called off for an end like any other.
      ending.signal.throwIfAborted();
    } finally {
      clearTimeout(timer);
      signal.removeEventListener('abort', leave);
    }
  };
}

const unconnected = new Set([
  'ECONNREFUSED',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOTFOUND',
  'EAI_AGAIN',
  'UND_ERR_CONNECT_TIMEOUT',
]);

/** The client wraps what `fetch` says, which wraps what the connection says. */
function isUnconnected(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const { code } = error as { code?: unknown };
  return (typeof code === 'string' && unconnected.has(code)) || isUnconnected(error.cause);
}

/** No letters that steer a terminal or turn the direction of what follows; but new lines, and what joins emoji. */
const steering = /(?![\n\u200d])[\p{Cc}\p{Cf}]/gu;

const plain = (text: string) => text.replace(steering, '');
