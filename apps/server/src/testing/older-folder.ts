import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createReadStream } from 'node:fs';
import { pipeline } from 'node:stream/promises';
import { createBrotliDecompress } from 'node:zlib';

/** The installation whose data folder is kept as it was before the second migration. */
export const olderInstallation = '00000000-0000-4000-8000-000000000100';

export async function unpackOlderFolder(dataDir: string): Promise<void> {
  const archive = new URL('../../fixtures/data-folder-schema-0.tar.br', import.meta.url);
  const tar = spawn('tar', ['-x', '-C', dataDir], { stdio: ['pipe', 'ignore', 'inherit'] });
  const unpacked = once(tar, 'close');
  await pipeline(createReadStream(archive), createBrotliDecompress(), tar.stdin);
  const [code] = await unpacked;
  if (code !== 0) throw new Error(`tar ended with ${code}`);
}
