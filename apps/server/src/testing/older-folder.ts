import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';

/** The installation of the stored data folder from before the second migration. */
export const olderInstallation = '00000000-0000-4000-8000-000000000100';

/** Unpacks that data folder. Tar reads a file, because it may end before it has read the padding of piped input. */
export function unpackOlderFolder(dataDir: string): void {
  const packed = readFileSync(new URL('../../fixtures/data-folder-schema-0.tar.br', import.meta.url));
  const folder = mkdtempSync(join(tmpdir(), 'hundred-older-'));
  try {
    const archive = join(folder, 'data-folder.tar');
    writeFileSync(archive, brotliDecompressSync(packed));
    execFileSync('tar', ['-xf', archive, '-C', dataDir]);
  } finally {
    rmSync(folder, { recursive: true });
  }
}
