import type { OwnData } from '@hundred/contract/own-data';
import { asc, eq } from 'drizzle-orm';
import { communityCheer, communityMember } from '../../db/schema/community-schema';
import { previewChoice } from '../../db/schema/previews-schema';
import { supportRequest } from '../../db/schema/support-schema';
import type { Reader } from '../../db/storage';

const iso = (at: Date) => at.toISOString();
const isoOrNull = (at: Date | null) => at && iso(at);

/** The support requests, community entries and previews of a person; each is left out if there is none. */
export async function supportCommunityAndPreviewsOf(
  reader: Reader,
  personId: string,
): Promise<Pick<OwnData, 'support' | 'community' | 'previews'>> {
  const requests = await reader
    .select()
    .from(supportRequest)
    .where(eq(supportRequest.personId, personId))
    .orderBy(asc(supportRequest.sentAt));
  const [member] = await reader.select().from(communityMember).where(eq(communityMember.personId, personId));
  const cheers = await reader
    .select()
    .from(communityCheer)
    .where(eq(communityCheer.personId, personId))
    .orderBy(asc(communityCheer.at));
  const choices = await reader.select().from(previewChoice).where(eq(previewChoice.personId, personId));
  return {
    ...(requests.length > 0 && {
      support: requests.map(({ topic, message, diagnostics, sentAt, answer, answeredAt, closedAt }) => ({
        topic,
        message,
        diagnostics,
        sentAt: iso(sentAt),
        answer,
        answeredAt: isoOrNull(answeredAt),
        closedAt: isoOrNull(closedAt),
      })),
    }),
    ...((member || cheers.length > 0) && {
      community: {
        sharingSince: member ? iso(member.since) : null,
        cheers: cheers.map(({ cheer, at }) => ({ cheer, at: iso(at) })),
      },
    }),
    ...(choices.length > 0 && {
      previews: choices.map(({ preview, since }) => ({ preview, since: iso(since) })),
    }),
  };
}
