import { z } from 'zod';
import { defineCall } from './call';
import { yesOrNo } from './field-types';
import { success } from './success';

const preview = z.object({
  id: z.string(),
  name: z.string(),
  mayChange: z.string(),
  since: z.string(),
  /** True if the person chose it and Premium is in force. */
  on: z.boolean(),
});
export type PreviewAnswer = z.output<typeof preview>;

export const getPreviews = defineCall({
  method: 'GET',
  path: '/previews',
  summary: 'All previews, and which of them the person tries',
  caller: 'person',
  answer: z.object({ previews: z.array(preview) }),
});

export const choosePreview = defineCall({
  method: 'PUT',
  path: '/previews/:id',
  summary: 'Start or stop trying a preview. Everyone may stop',
  caller: 'person',
  params: z.object({ id: z.string().regex(/^[\w-]{1,40}$/, { error: 'must be the id of a preview' }) }),
  body: z.strictObject({ on: yesOrNo }),
  answer: success,
  refusals: ['premium_required', 'not_found'],
});
