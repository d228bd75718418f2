/**
 * Lets whatever waits go first, such as a touch or a paint. Not by a timer, which a page in the background waits for.
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
