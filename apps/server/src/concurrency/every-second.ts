/** The pause after a run, and after one that may rest. */
const pauseMs = 1000;
const restMs = 5000;
/** A run returns this if it found nothing to do and nobody waits for the next run. */
export const mayRest = Symbol('may rest');

export interface Job {
  /** Resolves when the current run has ended; no other follows. */
  stop(): Promise<void>;
}

/**
 * Runs `work` once a second after `ready` resolves, never twice at a time. A failure goes to `onFailure`, and the next
 * run retries. The same failure is not reported again before a run has succeeded, because a disk that was full for a
 * night filled the log. After a run that may rest, the next comes in five seconds, because querying storage each second
 * is most of what an idle server does.
 */
export function everySecond(
  ready: Promise<void>,
  work: () => Promise<unknown>,
  onFailure: (error: unknown) => void,
): Job {
  let isStopped = false;
  let timer: NodeJS.Timeout | undefined;
  let running = Promise.resolve();
  let lastMessage: string | undefined;
  const run = async () => {
    try {
      const result = await work();
      lastMessage = undefined;
      return result;
    } catch (error) {
      if (isStopped || String(error) === lastMessage) return;
      lastMessage = String(error);
      onFailure(error);
    }
  };
  const scheduleNext = (pause: number) => {
    if (isStopped) return;
    timer = setTimeout(() => {
      running = run().then((result) => scheduleNext(result === mayRest ? restMs : pauseMs));
    }, pause);
    timer.unref();
  };
  ready.then(
    () => scheduleNext(pauseMs),
    // If storage never gets ready, the program ends and says why.
    () => {},
  );
  return {
    async stop() {
      isStopped = true;
      clearTimeout(timer);
      await running;
    },
  };
}
