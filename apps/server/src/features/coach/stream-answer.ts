interface AnswerStream {
  /** The first part, which has been read already. */
  first: string;
  laterParts: AsyncIterator<string>;
  /** Aborts when nobody waits for the answer any more. */
  signal: AbortSignal;
  onError: (error: unknown) => void;
  onEnd: () => void;
}

/**
 * The parts of an answer. An error in between also cuts off the answer to the page. `onEnd` is called when the signal
 * aborts and at the end of the generator, so it may be called twice. The signal alone ends an answer whose client leaves
 * before the first part is read: a generator that was never started does not run its `finally`.
 */
export function streamAnswer({
  first,
  laterParts,
  signal,
  onError,
  onEnd,
}: AnswerStream): AsyncIterable<string> {
  if (signal.aborted) onEnd();
  else signal.addEventListener('abort', onEnd, { once: true });
  return (async function* parts() {
    try {
      yield first;
      for (let next = await laterParts.next(); !next.done; next = await laterParts.next()) yield next.value;
    } catch (error) {
      onError(error);
      throw error;
    } finally {
      onEnd();
      await laterParts.return?.();
    }
  })();
}
