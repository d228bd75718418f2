const pauseMs = 1000;
const restMs = 5000;
/** What a run answers that found nothing to do, where nobody would wait for the next one. */
export const mayRest = Symbol('may rest');

export interface Job {
  /** Resolves when the run under way has ended; none follows. */
  stop(): Promise<void>;
}

/**
 * Once a second from when `ready` resolves, never twice at a time; a failure is told and the next run tries again. The
 * same failure again is not told before a run has gone well: a disk that is full for a night filled the log. After a run
 * that may rest, in five seconds: to ask storage each second is most of what an idle server does.
 */
export function everySecond(
  ready: Promise<void>,
  work: () => Promise<unknown>,
  onFailure: (error: unknown) => void,
): Job {
  let stopped = false;
  let timer: NodeJS.Timeout | undefined;
  let running = Promise.resolve();
  let told: string | undefined;
  const run = async () => {
    try {
      const said = await work();
      told = undefined;
      return said;
    } catch (error) {
      if (stopped || String(error) === told) return;
      told = String(error);
      onFailure(error);
    }
  };
  const next = (pause: number) => {
    if (stopped) return;
    timer = setTimeout(() => {
      running = run().then((said) => next(said === mayRest ? restMs : pauseMs));
    }, pause);
    timer.unref();
  };
  ready.then(
    () => next(pauseMs),
    // Storage that never gets ready ends the program, which says why.
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
