import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { StartRefused } from '../process/start-refused';
import { readEnvFile, refusalOfEnvFile, unknownSettingsIn } from './environment';

it('A line of .env that is no setting is named, and anything else in the file is not', () => {
  const file = '# A club\nREGISTRATON=closed\nPORT=3001\n\nexport LOG_LEVEL="warn"\n#OIDC_ISUER=x\n';
  expect(unknownSettingsIn(file)).toEqual(['REGISTRATON']);
});

it('A .env file that cannot be read is refused in one line that names it, and a missing one is empty', () => {
  const folder = mkdtempSync(join(tmpdir(), 'hundred-env-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  writeFileSync(join(folder, '.env'), 'PORT=3001');
  expect(readEnvFile(join(folder, '.env'))).toBe('PORT=3001');
  expect(readEnvFile(join(folder, 'none'))).toBe('');
  expect(() => readEnvFile(folder)).toThrow(StartRefused);
  expect(() => readEnvFile(folder)).toThrow(`${folder} cannot be read: EISDIR`);
  expect(refusalOfEnvFile('/opt/hundred/.env', 'EACCES', 'permission denied')).toBe(
    'this user is not allowed to read the settings in /opt/hundred/.env. Allow it, or start in another folder.',
  );
});
