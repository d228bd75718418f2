import {
  longestMessage,
  messageLength,
  type SupportTopic,
  shortestMessage,
  supportTopics,
} from '@hundred/domain/support/support-request';
import { useState } from 'react';
import { keepValue, readKept } from '../../platform/kept-value';
import { newCommandId } from '../../sync/pending-command';

type SupportDraft = {
  readonly topic: SupportTopic;
  readonly message: string;
  /** Of the last try to send these very words: should its answer have been lost, the next try is the same request. */
  readonly deviceKey?: string;
};

const keyOf = (uid: string) => `hundred:support-draft:${uid}`;
const empty: SupportDraft = { topic: 'problem', message: '' };

/** Kept by whatever version of the page: what cannot be read is none. */
export function readDraft(kept: unknown): SupportDraft {
  const { topic, message, deviceKey } = (kept ?? {}) as Record<string, unknown>;
  return {
    topic: supportTopics.find((known) => known === topic) ?? empty.topic,
    message: typeof message === 'string' ? message : '',
    ...(typeof deviceKey === 'string' && { deviceKey }),
  };
}

/** What is being written, on the device with every letter: without a connection it waits there. */
export function useSupportDraft(uid: string) {
  const [draft, setDraft] = useState(() => readDraft(readKept(keyOf(uid))));
  function keep(next: SupportDraft): SupportDraft {
    setDraft(next);
    keepValue(keyOf(uid), next.message === '' ? undefined : next);
    return next;
  }
  return {
    draft,
    /** Other words are another request. */
    change: ({ topic, message }: Partial<SupportDraft>) =>
      keep({ topic: topic ?? draft.topic, message: message ?? draft.message }),
    toBeSent: () => {
      const deviceKey = draft.deviceKey ?? newCommandId();
      keep({ ...draft, deviceKey });
      return { topic: draft.topic, message: draft.message, deviceKey };
    },
    /** It is sent: what was typed since then is not. */
    clearSent: () => draft.deviceKey !== undefined && keep({ ...empty, topic: draft.topic }),
  };
}

/** What is wrong with the length of what is typed, as a sentence to stand below it. */
export function lengthProblem(message: string): string | undefined {
  const length = messageLength(message);
  if (length < shortestMessage) return `Please write at least ${shortestMessage} characters.`;
  if (length > longestMessage) return `Please write at most ${longestMessage} characters.`;
  return undefined;
}
