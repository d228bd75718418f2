import { useState } from 'react';
import type { Edits } from './profile-edits';

const keyOf = (uid: string) => `hundred:settings-edits:${uid}`;

/** What was changed and not saved, kept for the tab: whoever went back with the browser's button finds it again. */
export function useKeptEdits(uid: string): [Edits, (edits: Edits) => void] {
  const [edits, setEdits] = useState(() => readEdits(uid));
  function change(next: Edits) {
    setEdits(next);
    try {
      if (Object.keys(next).length === 0) sessionStorage.removeItem(keyOf(uid));
      else sessionStorage.setItem(keyOf(uid), JSON.stringify(next));
    } catch {
      // Then it holds until the page is left.
    }
  }
  return [edits, change];
}

function readEdits(uid: string): Edits {
  try {
    return JSON.parse(sessionStorage.getItem(keyOf(uid)) ?? '{}');
  } catch {
    return {};
  }
}
