import { type ComponentType, type ReactNode, startTransition, useEffect, useRef, useState } from 'react';
import { nextTask } from '../next-task';
import { text } from './text/parts';
import { readingTime, toast } from './toast-store';

type Load<Props> = () => Promise<{ default: ComponentType<Props> }>;

type Placeholder<Props> = ReactNode | ((props: Props) => ReactNode);

type Options<Props> = {
  /** Shown until the part has loaded. */
  waiting?: Placeholder<Props>;
  /** Shown if the part cannot be loaded. Absent for a decorative part, which is then left out. */
  missing?: Placeholder<Props>;
  onMissing?: (props: Props) => void;
};

/**
 * A part of a page whose code is a file of its own. If the file cannot be loaded, because there is no connection or a
 * newer version replaced it, only this part is missing. It is requested again when it is mounted again.
 */
export function lazyPart<Props extends object>(load: Load<Props>, options: Options<Props> = {}) {
  const { waiting = null, missing = null, onMissing } = options;
  let Part: ComponentType<Props> | undefined;
  async function fetchPart(): Promise<void> {
    if (Part) return;
    // A page may request several parts as it appears, and each blocks a phone for some milliseconds.
    await nextTask();
    Part ??= (await load()).default;
  }
  function LazyPart(props: Props): ReactNode {
    const [isMissing, setMissing] = useState(false);
    // Only causes a render, which reads `Part`.
    const [, setLoaded] = useState(Part !== undefined);
    const latest = useRef(props);
    latest.current = props;
    useEffect(() => {
      // The file may have arrived since the render.
      if (Part) return setLoaded(true);
      let isMounted = true;
      fetchPart().then(
        // Several parts may arrive together. A transition renders them in slices, so that a touch is handled in
        // between.
        () => isMounted && startTransition(() => setLoaded(true)),
        () => {
          if (!isMounted) return;
          setMissing(true);
          onMissing?.(latest.current);
        },
      );
      return () => {
        isMounted = false;
      };
    }, []);
    if (Part) return <Part {...props} />;
    const placeholder = isMissing ? missing : waiting;
    return typeof placeholder === 'function' ? placeholder(props) : placeholder;
  }
  /** Loads the code ahead of time. A failure is ignored here, because mounting the part requests it again. */
  const preload = () => void fetchPart().catch(() => {});
  return Object.assign(LazyPart, { preload });
}

/** A lazy dialog. If it cannot be loaded, it shows an error and counts as closed. */
export const lazyDialog = <Props extends { onClose: () => void } | { onCancel: () => void }>(
  load: Load<Props>,
) =>
  lazyPart(load, {
    onMissing(props) {
      toast(text.dialogNotLoaded, 'error', readingTime);
      if ('onClose' in props) props.onClose();
      else props.onCancel();
    },
  });
