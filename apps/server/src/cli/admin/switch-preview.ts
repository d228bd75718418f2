import type { Preview } from '@hundred/domain/previews/previews';
import { eq } from 'drizzle-orm';
import { previewOff } from '../../db/schema/previews-schema';
import { StartRefused } from '../../process/start-refused';
import type { AdminCommand } from './admin-command';

export const switchPreview = (previews: readonly Preview[]): AdminCommand => ({
  name: 'switch-preview',
  usage: 'switch-preview PREVIEW off|on',
  summary: 'turns a preview off for everyone, or on again for people who chose it',
  async run({ transaction, args: [id, state], now }) {
    const previewIds = previews.map((preview) => preview.id);
    if (!id || !previewIds.includes(id))
      throw new StartRefused(
        previewIds.length === 0
          ? 'There are no previews now.'
          : `Choose a preview: ${previewIds.join(', ')}.`,
      );
    if (state !== 'on' && state !== 'off') throw new StartRefused('Choose on or off.');
    if (state === 'on') await transaction.delete(previewOff).where(eq(previewOff.preview, id));
    else
      await transaction
        .insert(previewOff)
        .values({ preview: id, since: new Date(now) })
        .onConflictDoNothing();
    return { lines: [`${id} is ${state}.`], audit: { preview: id, to: state } };
  },
});
