import { useCallback, useEffect, useRef, useState } from 'react';
import { BrokenFile, fetchFiles, namesOfMissing } from './cached-files';
import { megabytesOf, poseFiles } from './pose-files';
import { PoseFinderUnavailable } from './pose-finder-unavailable';

/** Whether the files are on this device. A number is the share that is downloaded, from 0 to 1. */
export type FilesState = 'unknown' | 'missing' | number | 'complete';

export type FileContents = Record<keyof typeof poseFiles, ArrayBuffer>;

/** The files of the model and its runtime, and their download. */
export function usePoseFiles() {
  const [filesState, setFilesState] = useState<FilesState>('unknown');
  /** The download size of the missing files. */
  const [megabytes, setMegabytes] = useState(0);
  const currentDownload = useRef<AbortController>(undefined);
  /** The contents of this visit, so that a device without storage can use them once. */
  const contents = useRef<FileContents>(undefined);

  const checkFiles = useCallback(async () => {
    const missing = await namesOfMissing(poseFiles);
    setMegabytes(megabytesOf(missing));
    setFilesState(missing.length > 0 ? 'missing' : 'complete');
  }, []);

  useEffect(() => {
    void checkFiles();
    return () => currentDownload.current?.abort();
  }, [checkFiles]);

  /** Rejects with `PoseFinderUnavailable`; returns false if the download was cancelled. */
  const download = useCallback(async (): Promise<boolean> => {
    const controller = new AbortController();
    currentDownload.current = controller;
    setFilesState(0);
    try {
      contents.current = await fetchFiles(poseFiles, {
        onProgress: setFilesState,
        signal: controller.signal,
      });
      setFilesState('complete');
      return true;
    } catch (error) {
      await checkFiles();
      if (controller.signal.aborted) return false;
      throw downloadFailure(error);
    }
  }, [checkFiles]);

  const cancelDownload = useCallback(() => currentDownload.current?.abort(), []);

  /** Hands the downloaded contents over; undefined if they were not downloaded in this visit, or handed over before. */
  const takeContents = useCallback((): FileContents | undefined => {
    const downloadedContents = contents.current;
    contents.current = undefined;
    return downloadedContents;
  }, []);

  return { filesState, megabytes, download, cancelDownload, takeContents };
}

/** Reads the files from the cache, or from the server if they are not cached. */
export async function readPoseFiles(): Promise<FileContents> {
  try {
    const { signal } = new AbortController();
    return await fetchFiles(poseFiles, { onProgress: () => {}, signal });
  } catch (error) {
    throw downloadFailure(error);
  }
}

const downloadFailure = (error: unknown): PoseFinderUnavailable =>
  new PoseFinderUnavailable(error instanceof BrokenFile || navigator.onLine ? 'files' : 'offline');
