import type { AnswerOf } from '@hundred/contract/call';
import type { getOwnTexts } from '@hundred/contract/desk/own-texts';
import { useEffect, useState } from 'react';
import { usePublicApi } from '../../platform/session';

export type OwnTexts = AnswerOf<typeof getOwnTexts>;

export type LoadedOwnTexts = {
  /** Undefined until they are loaded. The page is complete without them, because most operators write none. */
  texts: OwnTexts | undefined;
  /** Loads them again; undefined unless they did not load. */
  retry: (() => void) | undefined;
};

/** What the operator adds to the legal pages. Without react-query, which public pages do not load. */
export function useOwnTexts(): LoadedOwnTexts {
  const api = usePublicApi();
  const [texts, setTexts] = useState<OwnTexts>();
  const [hasFailed, setFailed] = useState(false);
  useEffect(() => {
    if (hasFailed) return;
    let isMounted = true;
    api.get('/own-texts').then(
      (loaded) => isMounted && setTexts(loaded),
      () => isMounted && setFailed(true),
    );
    return () => {
      isMounted = false;
    };
  }, [api, hasFailed]);
  return { texts, retry: hasFailed ? () => setFailed(false) : undefined };
}
