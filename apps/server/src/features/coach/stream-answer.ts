interface AnswerStream {
  /** The first part, which has been read already. */
  first: string;
  rest: AsyncIterator<string>;
  /** Aborts when nobody waits for the answer any more. */
  signal: AbortSignal;
  onError: (error: unknown) => void;
  onEnd: () => void;
}

/**
 * The parts of an answer. An error in between also cuts off the answer to the page. `onEnd` listens to the signal as
 * well as in the `finally` of the generator, because a generator that was never started does not run its `finally`: that
 * is so if the client leaves before the first part is read. It may be called twice.
 */
export function streamAnswer({ first, rest, signal, onError, onEnd }: AnswerStream): AsyncIterable<string> {
  if (signal.aborted) onEnd();
  else signal.addEventListener('abort', onEnd, { once: true });
  return (async function* parts() {
    try {
      yield first;
      for (let next = await rest.next(); !next.done; next = await rest.next()) yield next.value;
    } catch (error) {
      onError(error);
      throw error;
    } finally {
      onEnd();
      await rest.return?.();
    }
  })();
}
