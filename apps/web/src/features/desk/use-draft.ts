import { readStored, storeValue } from '../../../platform/storage/stored-value';

/** Names the operator too, so that signing out removes their drafts. */
const keyOf = (uid: string, question: string) => `hundred:desk-answer:${uid}:${question}`;

/** What an operator has typed for a question. It lasts as long as the tab, because it may be about a person. */
export function readDraft(uid: string, question: string): string {
  const stored = readStored(keyOf(uid, question), 'sessionStorage');
  return typeof stored === 'string' ? stored : '';
}

export const storeDraft = (uid: string, question: string, text: string): void =>
  storeValue(keyOf(uid, question), text.trim() === '' ? undefined : text, 'sessionStorage');
