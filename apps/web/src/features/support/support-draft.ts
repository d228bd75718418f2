import {
  longestMessage,
  messageLength,
  type SupportTopic,
  shortestMessage,
  supportTopics,
} from '@hundred/domain/support/support-request';
import { useState } from 'react';
import { formatNumber } from '../../platform/format/format';
import { readStored, storeValue } from '../../platform/storage/stored-value';
import { newCommandId } from '../../sync/command/pending-command';
import { text } from './text';

type SupportDraft = {
  readonly topic: SupportTopic;
  readonly message: string;
  /** Identifies this text since the first attempt to send it, so that a retry after a lost answer is the same request. */
  readonly deviceKey?: string;
};

const keyOf = (uid: string) => `hundred:support-draft:${uid}`;
const emptyDraft: SupportDraft = { topic: 'problem', message: '' };

/** Reads a draft that any version of the page may have stored. Invalid fields get their first values. */
export function readDraft(stored: unknown): SupportDraft {
  const { topic, message, deviceKey } = (stored ?? {}) as Record<string, unknown>;
  return {
    topic: supportTopics.find((candidate) => candidate === topic) ?? emptyDraft.topic,
    message: typeof message === 'string' ? message : '',
    ...(typeof deviceKey === 'string' && { deviceKey }),
  };
}

/** The draft. It is stored on the device with every change, so that it can wait for a connection. */
export function useSupportDraft(uid: string) {
  const [draft, setDraft] = useState(() => readDraft(readStored(keyOf(uid))));
  function store(next: SupportDraft): SupportDraft {
    setDraft(next);
    storeValue(keyOf(uid), next.message === '' ? undefined : next);
    return next;
  }
  return {
    draft,
    /** Drops the `deviceKey`, because a changed text is another request. */
    change: ({ topic, message }: Partial<SupportDraft>) =>
      store({ topic: topic ?? draft.topic, message: message ?? draft.message }),
    /** Begins an attempt: stores a `deviceKey` with the draft, and returns what to send. */
    beginSending: () => {
      const deviceKey = draft.deviceKey ?? newCommandId();
      store({ ...draft, deviceKey });
      return { topic: draft.topic, message: draft.message, deviceKey };
    },
    /** Removes the sent text. Text that was changed meanwhile has no `deviceKey` and stays. */
    clearSent: () => draft.deviceKey !== undefined && store({ ...emptyDraft, topic: draft.topic }),
  };
}

/** The error about the length, as a sentence below the field. */
export function lengthProblem(message: string): string | undefined {
  const length = messageLength(message);
  if (length < shortestMessage) return text.tooShort({ shortest: formatNumber(shortestMessage) });
  if (length > longestMessage) return text.tooLong({ longest: formatNumber(longestMessage) });
  return undefined;
}
