const pauseMs = 1000;

export interface Job {
  /** Resolves when the run under way has ended; none follows. */
  stop(): Promise<void>;
}

/** Once a second from when `ready` resolves, never twice at a time; a failure is told and the next run tries again. */
export function everySecond(
  ready: Promise<void>,
  work: () => Promise<void>,
  onFailure: (error: unknown) => void,
): Job {
  let stopped = false;
  let timer: NodeJS.Timeout | undefined;
  let running = Promise.resolve();
  const run = async () => {
    try {
      await work();
    } catch (error) {
      if (!stopped) onFailure(error);
    }
  };
  const next = () => {
    if (stopped) return;
    timer = setTimeout(() => {
      running = run().then(next);
    }, pauseMs);
    timer.unref();
  };
  ready.then(next, () => {});
  return {
    async stop() {
      stopped = true;
      clearTimeout(timer);
      await running;
    },
  };
}
