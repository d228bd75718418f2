import { useState } from 'react';
import { keepValue, readKept } from '../../platform/kept-value';

/** What was changed in a form and not saved, kept for the tab: whoever left the page finds it again. */
export function useKeptEdits<E extends object>(form: string, uid: string): [E, (edits: E) => void] {
  const key = `hundred:${form}-edits:${uid}`;
  const [edits, setEdits] = useState(() => (readKept(key, 'sessionStorage') ?? {}) as E);
  function change(next: E) {
    setEdits(next);
    keepValue(key, Object.keys(next).length === 0 ? undefined : next, 'sessionStorage');
  }
  return [edits, change];
}
