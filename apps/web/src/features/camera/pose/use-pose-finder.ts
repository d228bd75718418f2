import { useCallback, useEffect, useRef, useState } from 'react';
import { logUnlessRequestFailed } from '../../../platform/http/log-unless-request-failed';
import type { CameraIssue } from '../screen/camera-text';
import { BrokenFile, fetchFiles, missingOf, replaceFile } from './cached-files';
import { megabytesOf, poseFiles } from './pose-files';
import { type PoseFinder, startPoseFinder } from './pose-finder';

/** Whether the files are on this device: unknown, absent, downloading (from 0 to 1), or here. */
export type Files = 'unknown' | 'absent' | number | 'here';

type Fetched = Record<keyof typeof poseFiles, ArrayBuffer>;

/** Why a download failed. */
const problemOf = (error: unknown): CameraIssue =>
  error instanceof BrokenFile || navigator.onLine ? 'files' : 'offline';

/** The model cannot be used, for a reason that the page can show. */
export class NotPrepared extends Error {
  readonly problem: CameraIssue;
  constructor(problem: CameraIssue) {
    super(problem);
    this.problem = problem;
  }
}

/** The model and its runtime: downloaded on request, started when needed, ended with the page. */
export function usePoseFinder() {
  const [files, setFiles] = useState<Files>('unknown');
  /** The download size of the missing files. */
  const [megabytes, setMegabytes] = useState(0);
  const fetching = useRef<AbortController>(undefined);
  /** The files of this visit, so that a device without storage can use them once. */
  const fetched = useRef<Fetched>(undefined);
  const finder = useRef<Promise<PoseFinder>>(undefined);

  /** A broken finder does not recover, so the next start creates another. */
  const drop = useCallback(() => {
    void finder.current?.then(
      (started) => started.end(),
      () => {},
    );
    finder.current = undefined;
  }, []);

  const checkFiles = useCallback(async () => {
    const missing = await missingOf(poseFiles);
    setMegabytes(megabytesOf(missing));
    setFiles(missing.length > 0 ? 'absent' : 'here');
  }, []);

  useEffect(() => {
    void checkFiles();
    return () => {
      fetching.current?.abort();
      drop();
    };
  }, [drop, checkFiles]);

  /** Rejects with `NotPrepared`; returns false if it was cancelled. */
  const load = useCallback(async (): Promise<boolean> => {
    const controller = new AbortController();
    fetching.current = controller;
    setFiles(0);
    try {
      fetched.current = await fetchFiles(poseFiles, { onProgress: setFiles, signal: controller.signal });
      setFiles('here');
      return true;
    } catch (error) {
      await checkFiles();
      if (controller.signal.aborted) return false;
      throw new NotPrepared(problemOf(error));
    }
  }, [checkFiles]);

  const cancel = useCallback(() => fetching.current?.abort(), []);

  /** Returns the same finder as long as the page lives, unless it was dropped. */
  const start = useCallback((): Promise<PoseFinder> => {
    if (finder.current) return finder.current;
    const parts = fetched.current;
    fetched.current = undefined;
    finder.current = startWith(parts).catch((error: unknown) => {
      finder.current = undefined;
      if (error instanceof NotPrepared) throw error;
      logUnlessRequestFailed(error);
      // The hashes of the other files are checked, so only the worker can be a wrong version.
      void replaceFile(poseFiles.worker);
      throw new NotPrepared('model');
    });
    return finder.current;
  }, []);

  return { files, megabytes, load, cancel, start, drop };
}

/** The worker takes ownership of the files, so they are read again for every other start. */
async function startWith(fetched: Fetched | undefined): Promise<PoseFinder> {
  const { wasm, topology, weights } = fetched ?? (await readFiles());
  return startPoseFinder(poseFiles.worker.url, { wasm, topology, weights });
}

async function readFiles(): Promise<Fetched> {
  try {
    const { signal } = new AbortController();
    return await fetchFiles(poseFiles, { onProgress: () => {}, signal });
  } catch (error) {
    throw new NotPrepared(problemOf(error));
  }
}
