import { useState } from 'react';
import { keepValue, readKept } from '../../platform/kept-value';

const keyOf = (form: string, uid: string) => `hundred:${form}-edits:${uid}`;

/** Whether somebody finds again what they left: not after signing out, nor where nothing can be kept. */
export const areEditsKept = (form: string, uid: string): boolean =>
  readKept(keyOf(form, uid), 'sessionStorage') !== null;

/** What was changed in a form and not saved, kept for the tab: whoever left the page finds it again. */
export function useKeptEdits<E extends object>(form: string, uid: string): [E, (edits: E) => void] {
  const key = keyOf(form, uid);
  const [edits, setEdits] = useState(() => (readKept(key, 'sessionStorage') ?? {}) as E);
  function change(next: E) {
    setEdits(next);
    keepValue(key, Object.keys(next).length === 0 ? undefined : next, 'sessionStorage');
  }
  return [edits, change];
}
