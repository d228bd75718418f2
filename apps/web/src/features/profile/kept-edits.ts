import { useState } from 'react';

/** What was changed in a form and not saved, kept for the tab: whoever left the page finds it again. */
export function useKeptEdits<E extends object>(form: string, uid: string): [E, (edits: E) => void] {
  const key = `hundred:${form}-edits:${uid}`;
  const [edits, setEdits] = useState(() => readEdits<E>(key));
  function change(next: E) {
    setEdits(next);
    try {
      if (Object.keys(next).length === 0) sessionStorage.removeItem(key);
      else sessionStorage.setItem(key, JSON.stringify(next));
    } catch {
      // Then it holds until the page is left.
    }
  }
  return [edits, change];
}

function readEdits<E>(key: string): E {
  try {
    return JSON.parse(sessionStorage.getItem(key) ?? '{}');
  } catch {
    return {} as E;
  }
}
