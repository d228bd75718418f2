import type OpenAI from 'openai';

export interface ModelConfig {
  /** Of a service that speaks the chat-completions protocol. */
  base: string;
  key: string;
  model: string;
}

export interface Asked {
  instruction: string;
  question: string;
  /** Says when nobody waits for the answer any more. */
  signal: AbortSignal;
}

/** Words as they come. Throws where the service is away, refuses, or takes too long. */
export type CoachModel = (asked: Asked) => AsyncIterable<string>;

const mostTokens = 800;
const patienceMs = 30_000;
/** Some services do not hear how many tokens are wanted: nobody reads more of an answer. */
const longestAnswer = 8_000;

/** The client is loaded with the first question. */
export function makeCoachModel({ base, key, model }: ModelConfig, patience = patienceMs): CoachModel {
  let client: Promise<OpenAI> | undefined;
  const load = async () => {
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
  };
  return async function* words({ instruction, question, signal }) {
    client ??= load();
    const inTime = AbortSignal.any([signal, AbortSignal.timeout(patience)]);
    const stream = await (await client).chat.completions.create(
      {
        model,
        stream: true,
        max_tokens: mostTokens,
        messages: [
          { role: 'system', content: instruction },
          { role: 'user', content: question },
        ],
      },
      { signal: inTime },
    );
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
    inTime.throwIfAborted();
  };
}

/** No letters that steer a terminal or turn the direction of what follows; but new lines, and what joins emoji. */
const steering = /(?![\n\u200d])[\p{Cc}\p{Cf}]/gu;

const plain = (text: string) => text.replace(steering, '');
