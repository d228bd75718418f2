import { z } from 'zod';
import { defineCall } from './call';

export const getConfig = defineCall({
  method: 'GET',
  path: '/config',
  summary: 'What the page needs to know before anyone has signed in',
  caller: 'anyone',
  answer: z.object({ version: z.string() }),
});
