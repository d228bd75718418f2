import { useState } from 'react';
import { readStoredFields } from '../../platform/storage/stored-fields';
import { readStored, storeValue } from '../../platform/storage/stored-value';

const keyOf = (form: string, uid: string) => `hundred:${form}-edits:${uid}`;

/** Whether edits of this form are stored now. Signing out removes them. */
export const areEditsStored = (form: string, uid: string): boolean =>
  readStored(keyOf(form, uid), 'sessionStorage') !== null;

/** No type of a field is checked, because a form shows only the edits that it knows. */
const anyFields = {};

/** Unsaved edits of a form, stored for the tab so that they survive leaving the page. */
export function useStoredEdits<E extends object>(form: string, uid: string): [E, (edits: E) => void] {
  const key = keyOf(form, uid);
  const [edits, setEdits] = useState(() => (readStoredFields(key, anyFields, 'sessionStorage') ?? {}) as E);
  function change(next: E) {
    setEdits(next);
    storeValue(key, Object.keys(next).length === 0 ? undefined : next, 'sessionStorage');
  }
  return [edits, change];
}
