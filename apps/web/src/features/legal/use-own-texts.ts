import type { AnswerOf } from '@hundred/contract/call';
import type { getOwnTexts } from '@hundred/contract/desk/own-texts';
import { useEffect, useState } from 'react';
import { useApi } from '../../platform/session';

export type OwnTexts = AnswerOf<typeof getOwnTexts>;

export type LoadedOwnTexts = {
  /** Undefined until they are loaded. The page is complete without them, because most operators write none. */
  texts: OwnTexts | undefined;
  /** Loads them again; undefined unless they did not load. */
  retry: (() => void) | undefined;
};

/** What the operator adds to the legal pages. Without react-query, which public pages do not load. */
export function useOwnTexts(): LoadedOwnTexts {
  const api = useApi();
  const [attempt, setAttempt] = useState(1);
  const [texts, setTexts] = useState<OwnTexts>();
  const [failed, setFailed] = useState(0);
  useEffect(() => {
    let isMounted = true;
    api.get('/own-texts').then(
      (loaded) => isMounted && setTexts(loaded),
      () => isMounted && setFailed(attempt),
    );
    return () => {
      isMounted = false;
    };
  }, [api, attempt]);
  return { texts, retry: !texts && failed === attempt ? () => setAttempt(attempt + 1) : undefined };
}
