import { useCallback, useEffect, useRef } from 'react';
import { logUnlessRequestFailed } from '../../../platform/http/log-unless-request-failed';
import { replaceFile } from './cached-files';
import { poseFiles } from './pose-files';
import { type PoseFinder, startPoseFinder } from './pose-finder';
import { PoseFinderUnavailable } from './pose-finder-unavailable';
import { type FileContents, readPoseFiles, usePoseFiles } from './use-pose-files';

/** The model that finds the pose: its files are downloaded on request, it starts when needed, and it ends with the page. */
export function usePoseFinder() {
  const { takeContents, ...files } = usePoseFiles();
  const finder = useRef<Promise<PoseFinder>>(undefined);

  /** Ends the finder, also a broken one, which does not recover. The next start creates another. */
  const endFinder = useCallback(() => {
    void finder.current?.then(
      (started) => started.end(),
      () => {},
    );
    finder.current = undefined;
  }, []);

  useEffect(() => endFinder, [endFinder]);

  /** Returns the same finder as long as the page lives, unless it was ended. Rejects with `PoseFinderUnavailable`. */
  const startFinder = useCallback((): Promise<PoseFinder> => {
    finder.current ??= startWith(takeContents()).catch((error: unknown) => {
      finder.current = undefined;
      throw toUnavailable(error);
    });
    return finder.current;
  }, [takeContents]);

  return { ...files, startFinder, endFinder };
}

/** The worker takes ownership of the contents, so they are read again for every other start. */
async function startWith(contents: FileContents | undefined): Promise<PoseFinder> {
  const { wasm, topology, weights } = contents ?? (await readPoseFiles());
  return startPoseFinder(poseFiles.worker.url, { wasm, topology, weights });
}

function toUnavailable(error: unknown): PoseFinderUnavailable {
  if (error instanceof PoseFinderUnavailable) return error;
  logUnlessRequestFailed(error);
  // The hashes of the other files are checked, so only the worker can be a wrong version.
  void replaceFile(poseFiles.worker);
  return new PoseFinderUnavailable('model');
}
