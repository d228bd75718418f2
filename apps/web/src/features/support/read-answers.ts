import type { SupportRequest } from '@hundred/contract/support';
import { readStored, storeValue } from '../../platform/storage/stored-value';

type RequestAnswer = Pick<SupportRequest, 'state' | 'answer'>;

const keyOf = (uid: string) => `hundred:answers-read:${uid}`;

/** Answers to open questions that the support page has not shown on this device. */
export function countUnreadAnswers(uid: string, requests: readonly RequestAnswer[]): number {
  const readUntil = String(readStored(keyOf(uid)) ?? '');
  return requests.filter(({ state, answer }) => state === 'answered' && answer && answer.at > readUntil)
    .length;
}

/** Stores the instant of the newest answer. Every answer up to then counts as read. */
export function markAnswersRead(uid: string, requests: readonly RequestAnswer[]): void {
  const newest = requests
    .flatMap(({ answer }) => answer?.at ?? [])
    .toSorted()
    .at(-1);
  if (newest !== undefined) storeValue(keyOf(uid), newest);
}
