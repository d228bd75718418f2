import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { z } from 'zod';
import { readJson } from './read-json';

it('A JSON file with other content than expected is refused by its name', () => {
  const folder = mkdtempSync(join(tmpdir(), 'hundred-json-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const path = join(folder, 'addresses.json');
  const schema = z.array(z.string());
  for (const content of ['', '{', '{"a":1}', '[1]']) {
    writeFileSync(path, content);
    expect(() => readJson(path, schema), content).toThrow(`${path} cannot be read`);
  }
  writeFileSync(path, '["/login"]');
  expect(readJson(path, schema)).toEqual(['/login']);
});
