import { type ComponentType, type ReactNode, startTransition, useEffect, useRef, useState } from 'react';
import { nextTask } from './next-task';
import { readingTime, toast } from './toast-store';

type Load<Props> = () => Promise<{ default: ComponentType<Props> }>;

type StandIn<Props> = ReactNode | ((props: Props) => ReactNode);

type Options<Props> = {
  /** Stands in its place until it is there. */
  waiting?: StandIn<Props>;
  /** Stands in its place where it cannot be had. Absent: it is an ornament, and only missing. */
  missing?: StandIn<Props>;
  onMissing?: (props: Props) => void;
};

/**
 * A part of a page whose code is a file of its own. Where that cannot be had, for want of a connection or because a
 * newer version replaced it, this part alone is missing, and is asked for again when it is next wanted.
 */
export function lazyPart<Props extends object>(load: Load<Props>, options: Options<Props> = {}) {
  const { waiting = null, missing = null, onMissing } = options;
  let Part: ComponentType<Props> | undefined;
  async function fetchPart(): Promise<void> {
    if (Part) return;
    // Several are asked for as a page appears, each of which holds up a phone for some milliseconds.
    await nextTask();
    Part ??= (await load()).default;
  }
  function LazyPart(props: Props): ReactNode {
    const [isMissing, setMissing] = useState(false);
    const [, setLoaded] = useState(Part !== undefined);
    const latest = useRef(props);
    latest.current = props;
    useEffect(() => {
      if (Part) return;
      let isWanted = true;
      fetchPart().then(
        // Several come together: drawn at one go, in pieces between which a touch is heard.
        () => isWanted && startTransition(() => setLoaded(true)),
        () => {
          if (!isWanted) return;
          setMissing(true);
          onMissing?.(latest.current);
        },
      );
      return () => {
        isWanted = false;
      };
    }, []);
    if (Part) return <Part {...props} />;
    const standIn = isMissing ? missing : waiting;
    return typeof standIn === 'function' ? standIn(props) : standIn;
  }
  /** Has it at hand before it is wanted. Where it cannot be had yet, it is asked for again when it is. */
  const preload = () => void fetchPart().catch(() => {});
  return Object.assign(LazyPart, { preload });
}

/** A dialog that somebody asked for: where it cannot be had, that is said, and it counts as closed. */
export const lazyDialog = <Props extends { onClose: () => void } | { onCancel: () => void }>(
  load: Load<Props>,
) =>
  lazyPart(load, {
    onMissing(props) {
      toast(
        'This part of the page could not be loaded. Check your connection and try again.',
        'error',
        readingTime,
      );
      if ('onClose' in props) props.onClose();
      else props.onCancel();
    },
  });
