import { beforeEach } from 'vitest';
import { cleanup } from 'vitest-browser-react';

// vitest-browser-react registers this in the first file that loads it, and all files share its module. Without it, a
// dialog that is open at the end of one file covers what the next file renders.
beforeEach(cleanup);
