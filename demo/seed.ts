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
Sign in as one of these people. The password of all is: ${password}

${lines.join('\n')}

The boards show ${rivals} rivals and ${friendNames.length - 1} friends of Kaya and Jonas. To stop the demo and delete its data, press Ctrl-C.
`);
