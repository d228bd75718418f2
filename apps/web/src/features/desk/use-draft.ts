import { useState } from 'react';
import { useSession } from '../../platform/session';
import { readStored, storeValue } from '../../platform/storage/stored-value';

/**
 * Something that an operator typed and did not send yet. It lasts as long as the tab of the browser, because it may
 * be about a person. The key names the operator too, so that signing out removes it.
 */
export function useDraft<Draft>(name: string, empty: Draft, isDraft: (stored: unknown) => stored is Draft) {
  const session = useSession();
  const key = `hundred:desk-draft:${session.state === 'signed-in' ? session.person.uid : ''}:${name}`;
  const [draft, setDraft] = useState(() => {
    const stored = readStored(key, 'sessionStorage');
    return isDraft(stored) ? stored : empty;
  });
  return [
    draft,
    /** `undefined` removes it. */
    (next: Draft | undefined) => {
      setDraft(next ?? empty);
      storeValue(key, next, 'sessionStorage');
    },
  ] as const;
}

const isText = (stored: unknown) => typeof stored === 'string';

/** A draft that is text. Spaces alone are no draft. */
export function useTextDraft(name: string) {
  const [typed, setTyped] = useDraft(name, '', isText);
  return [typed, (next: string) => setTyped(next.trim() === '' ? undefined : next)] as const;
}
