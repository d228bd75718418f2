import { useCallback, useEffect, useRef, useState } from 'react';
import type { Problem } from './camera-text';
import { BrokenFile, fetchFiles, missingOf, replaceFile } from './kept-files';
import { megabytesOf, poseFiles } from './pose-files';
import { type PoseFinder, startPoseFinder } from './pose-finder';

/** Whether what seeing takes is on this device: not known yet, not there, on its way (from 0 to 1), there. */
export type Files = 'unknown' | 'absent' | number | 'here';

type Fetched = Record<keyof typeof poseFiles, ArrayBuffer>;

/** Why something could not be fetched. */
const problemOf = (error: unknown): Problem =>
  error instanceof BrokenFile || navigator.onLine ? 'files' : 'offline';

export class NotPrepared extends Error {
  readonly problem: Problem;
  constructor(problem: Problem) {
    super(problem);
    this.problem = problem;
  }
}

/** The model and what runs it: fetched when somebody asks for it, started when it is needed, ended with the page. */
export function usePoseFinder() {
  const [files, setFiles] = useState<Files>('unknown');
  /** Of what is missing. */
  const [megabytes, setMegabytes] = useState(0);
  const fetching = useRef<AbortController>(undefined);
  /** Fetched just now. A device without room for them still has them this once. */
  const fetched = useRef<Fetched>(undefined);
  const finder = useRef<Promise<PoseFinder>>(undefined);

  /** What broke down does not recover: the next start begins another. */
  const drop = useCallback(() => {
    void finder.current?.then(
      (started) => started.end(),
      () => {},
    );
    finder.current = undefined;
  }, []);

  const look = useCallback(async () => {
    const missing = await missingOf(poseFiles);
    setMegabytes(megabytesOf(missing));
    setFiles(missing.length > 0 ? 'absent' : 'here');
  }, []);

  useEffect(() => {
    void look();
    return () => {
      fetching.current?.abort();
      drop();
    };
  }, [drop, look]);

  /** Rejects with `NotPrepared`; gives false if it was cancelled. */
  const load = useCallback(async (): Promise<boolean> => {
    const controller = new AbortController();
    fetching.current = controller;
    setFiles(0);
    try {
      fetched.current = await fetchFiles(poseFiles, { onProgress: setFiles, signal: controller.signal });
      setFiles('here');
      return true;
    } catch (error) {
      await look();
      if (controller.signal.aborted) return false;
      throw new NotPrepared(problemOf(error));
    }
  }, [look]);

  const cancel = useCallback(() => fetching.current?.abort(), []);

  /** The same one as long as the page lives, unless it was dropped. */
  const start = useCallback((): Promise<PoseFinder> => {
    finder.current ??= startAnew(fetched).catch((error: unknown) => {
      finder.current = undefined;
      if (error instanceof NotPrepared) throw error;
      // The content of the others is known, so only the worker can be another.
      void replaceFile(poseFiles.worker);
      throw new NotPrepared('model');
    });
    return finder.current;
  }, []);

  return { files, megabytes, load, cancel, start, drop };
}

async function startAnew(fetched: { current: Fetched | undefined }): Promise<PoseFinder> {
  const parts = fetched.current ?? (await readAgain());
  fetched.current = undefined;
  const { wasm, topology, weights } = parts;
  return startPoseFinder(poseFiles.worker.url, { wasm, topology, weights });
}

async function readAgain(): Promise<Fetched> {
  try {
    const { signal } = new AbortController();
    return await fetchFiles(poseFiles, { onProgress: () => {}, signal });
  } catch (error) {
    throw new NotPrepared(problemOf(error));
  }
}
