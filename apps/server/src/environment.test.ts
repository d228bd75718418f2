import { expect, it } from 'vitest';
import { noSettingsIn } from './environment';

it('a line of .env that is no setting is named, whatever is not a line of it is not', () => {
  const file = '# A club\nREGISTRATON=closed\nPORT=3001\n\nexport LOG_LEVEL="warn"\n#OIDC_ISUER=x\n';
  expect(noSettingsIn(file)).toEqual(['REGISTRATON']);
});
