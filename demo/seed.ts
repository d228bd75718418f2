import { openForAdmin } from '../apps/server/src/cli/admin/open-for-admin';
import { configFrom } from '../apps/server/src/config/config';
import { makeLogger } from '../apps/server/src/logging/logger';
import { friendNames } from './friends';
import { createPeople, signInAs } from './people';
import { emailOf, password } from './sign-in';

const rivals = 300;
const now = Date.now();
const here = Intl.DateTimeFormat().resolvedOptions().timeZone;
const { database, close } = await openForAdmin(configFrom(process.env).storage, now, makeLogger('warn'));
await createPeople(database, rivals, here, now);
await close();

const lines = signInAs.map(({ name, shows }) => `  ${emailOf(name).padEnd(20)} ${shows}`);
process.stdout.write(`
Sign in as any of these, password: ${password}

${lines.join('\n')}

${rivals} others are on the boards, and ${friendNames.length - 1} friends of Kaya and Jonas among them. Nothing of this is kept: Ctrl-C ends it.
`);
