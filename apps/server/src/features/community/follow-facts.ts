import { type CommunityNews, communityNews } from '@hundred/domain/community/community-news';
import { entitlementOf } from '@hundred/domain/entitlements/entitlement';
import { can } from '@hundred/domain/entitlements/features';
import { sql } from 'drizzle-orm';
import type { Transaction } from '../../db/storage';
import type { AfterFacts } from '../../log/writer';

/**
 * Milestones of whoever shares them, kept in the transaction of their facts. A restart takes back what was shared: it
 * was about a run that is over. Nothing is asked of storage where there is no news. Whoever stops sharing at the same
 * moment waits for this, and then takes it away too.
 */
export const followFacts: AfterFacts = ({ personId, facts, before, after, now }) => {
  const isRestarted = facts.some(({ kind }) => kind === 'runRestarted');
  const news = can(entitlementOf(after, now), 'community-access') ? communityNews(facts, before, after) : [];
  if (!isRestarted && news.length === 0) return {};
  return {
    async afterwards(transaction) {
      if (isRestarted) {
        await transaction.execute(sql`delete from community_entry where person_id = ${personId}`);
      }
      if (news.length > 0) await shareNews(transaction, personId, news, new Date(now).toISOString());
    },
  };
};

async function shareNews(
  transaction: Transaction,
  personId: string,
  news: readonly CommunityNews[],
  now: string,
): Promise<void> {
  await transaction.execute(sql`
    insert into community_entry (person_id, kind, what, at)
    select member.person_id, news.kind, news.what, ${now}::timestamptz
    from community_member member, json_to_recordset(${JSON.stringify(news)}::json) as news (kind text, what text)
    where member.person_id = ${personId}
    and not exists (
      select from social_suspension where person_id = member.person_id and until > ${now}::timestamptz
    )
    for share of member
    on conflict do nothing`);
}
