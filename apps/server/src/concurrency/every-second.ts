const pauseMs = 1000;
const restMs = 5000;
/** Returned by a run that found nothing to do, if nobody would wait for the next one. */
export const mayRest = Symbol('may rest');

export interface Job {
  /** Resolves when the current run has ended; no other follows. */
  stop(): Promise<void>;
}

/**
 * Runs once a second after `ready` resolves, never twice at a time; a failure is logged and the next run retries. The
 * same failure is not logged again before a run has succeeded, because a disk that was full for a night filled the
 * log. After a run that may rest the next comes in five seconds, because querying storage each second is most of what
 * an idle server does.
 */
export function everySecond(
  ready: Promise<void>,
  work: () => Promise<unknown>,
  onFailure: (error: unknown) => void,
): Job {
  let stopped = false;
  let timer: NodeJS.Timeout | undefined;
  let running = Promise.resolve();
  let lastMessage: string | undefined;
  const run = async () => {
    try {
      const result = await work();
      lastMessage = undefined;
      return result;
    } catch (error) {
      if (stopped || String(error) === lastMessage) return;
      lastMessage = String(error);
      onFailure(error);
    }
  };
  const next = (pause: number) => {
    if (stopped) return;
    timer = setTimeout(() => {
      running = run().then((result) => next(result === mayRest ? restMs : pauseMs));
    }, pause);
    timer.unref();
  };
  ready.then(
    () => next(pauseMs),
    // If storage never gets ready, the program ends and says why.
    () => {},
  );
  return {
    async stop() {
      stopped = true;
      clearTimeout(timer);
      await running;
    },
  };
}
