import { useEffect, useRef, useState } from 'react';

const copiedFor = 2000;

export type CopyState = 'idle' | 'copied' | 'refused';

/**
 * Copies text and shows the result for a while. Pages without https have no clipboard, which is reported as a failure.
 */
export function useCopyText(): [CopyState, (text: string) => void] {
  const [state, setState] = useState<CopyState>('idle');
  const over = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(over.current), []);

  async function copy(text: string) {
    clearTimeout(over.current);
    try {
      await navigator.clipboard.writeText(text);
      setState('copied');
      over.current = setTimeout(() => setState('idle'), copiedFor);
    } catch {
      setState('refused');
    }
  }
  return [state, copy];
}
