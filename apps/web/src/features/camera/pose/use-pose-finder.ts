import { useCallback, useEffect, useRef, useState } from 'react';
import { logUnlessRequestFailed } from '../../../platform/http/log-unless-request-failed';
import type { CameraIssue } from '../screen/camera-text';
import { BrokenFile, fetchFiles, namesOfMissing, replaceFile } from './cached-files';
import { megabytesOf, poseFiles } from './pose-files';
import { type PoseFinder, startPoseFinder } from './pose-finder';

/** Whether the files are on this device: unknown, absent, downloading (from 0 to 1), or here. */
export type FilesState = 'unknown' | 'absent' | number | 'here';

type FileContents = Record<keyof typeof poseFiles, ArrayBuffer>;

/** Why the download failed. */
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
  const [files, setFiles] = useState<FilesState>('unknown');
  /** The download size of the missing files. */
  const [megabytes, setMegabytes] = useState(0);
  const download = useRef<AbortController>(undefined);
  /** The files of this visit, so that a device without storage can use them once. */
  const fetchedFiles = useRef<FileContents>(undefined);
  const finder = useRef<Promise<PoseFinder>>(undefined);

  /** A broken finder does not recover, so the next start creates another. */
  const endFinder = useCallback(() => {
    void finder.current?.then(
      (started) => started.end(),
      () => {},
    );
    finder.current = undefined;
  }, []);

  const checkFiles = useCallback(async () => {
    const missing = await namesOfMissing(poseFiles);
    setMegabytes(megabytesOf(missing));
    setFiles(missing.length > 0 ? 'absent' : 'here');
  }, []);

  useEffect(() => {
    void checkFiles();
    return () => {
      download.current?.abort();
      endFinder();
    };
  }, [endFinder, checkFiles]);

  /** Rejects with `NotPrepared`; returns false if it was cancelled. */
  const load = useCallback(async (): Promise<boolean> => {
    const controller = new AbortController();
    download.current = controller;
    setFiles(0);
    try {
      fetchedFiles.current = await fetchFiles(poseFiles, { onProgress: setFiles, signal: controller.signal });
      setFiles('here');
      return true;
    } catch (error) {
      await checkFiles();
      if (controller.signal.aborted) return false;
      throw new NotPrepared(problemOf(error));
    }
  }, [checkFiles]);

  const cancelLoad = useCallback(() => download.current?.abort(), []);

  /** Returns the same finder as long as the page lives, unless it was ended. */
  const startFinder = useCallback((): Promise<PoseFinder> => {
    if (finder.current) return finder.current;
    const parts = fetchedFiles.current;
    fetchedFiles.current = undefined;
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

  return { files, megabytes, load, cancelLoad, startFinder, endFinder };
}

/** The worker takes ownership of the files, so they are read again for every other start. */
async function startWith(fetchedFiles: FileContents | undefined): Promise<PoseFinder> {
  const { wasm, topology, weights } = fetchedFiles ?? (await readFiles());
  return startPoseFinder(poseFiles.worker.url, { wasm, topology, weights });
}

async function readFiles(): Promise<FileContents> {
  try {
    const { signal } = new AbortController();
    return await fetchFiles(poseFiles, { onProgress: () => {}, signal });
  } catch (error) {
    throw new NotPrepared(problemOf(error));
  }
}
