/**
 * Yields to pending work such as input or a paint. It does not use a timer, because browsers throttle timers of
 * background pages.
 */
export const nextTask = (): Promise<void> =>
  new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      port1.close();
      resolve();
    };
    port2.postMessage(null);
  });
