import { useEffect, useRef, useState } from 'react';

/** How long the result is shown. */
const resultShownMs = 2000;

export type CopyState = 'idle' | 'copied' | 'refused';

/**
 * Copies text and shows the result for a while. Pages without https have no clipboard, which is reported as a failure.
 */
export function useCopyText(): [CopyState, (text: string) => void] {
  const [state, setState] = useState<CopyState>('idle');
  const resetTimer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(resetTimer.current), []);

  async function copy(text: string) {
    clearTimeout(resetTimer.current);
    try {
      await navigator.clipboard.writeText(text);
      setState('copied');
      resetTimer.current = setTimeout(() => setState('idle'), resultShownMs);
    } catch {
      setState('refused');
    }
  }
  return [state, copy];
}
