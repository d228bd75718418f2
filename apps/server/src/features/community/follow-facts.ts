import { communityNews } from '@hundred/domain/community/community-news';
import { entitlementOf } from '@hundred/domain/entitlements/entitlement';
import { can } from '@hundred/domain/entitlements/features';
import { sql } from 'drizzle-orm';
import type { AfterFacts } from '../../challenge-log/writer';

/**
 * Milestones of whoever shares them, kept in the transaction of their facts. A restart takes back what was shared: it
 * was about a run that is over. Nothing is asked of storage where there is no news. Whoever stops sharing at the same
 * moment waits for this, and then takes it away too.
 */
export const followFacts: AfterFacts = async (transaction, { personId, facts, before, after, now }) => {
  if (facts.some(({ kind }) => kind === 'runRestarted')) {
    await transaction.execute(sql`delete from community_entry where person_id = ${personId}`);
  }
  const news = communityNews(facts, before, after);
  if (news.length === 0 || !can(entitlementOf(after, now), 'community-access')) return;
  await transaction.execute(sql`
    insert into community_entry (person_id, kind, what, at)
    select member.person_id, news.kind, news.what, ${new Date(now).toISOString()}::timestamptz
    from community_member member, json_to_recordset(${JSON.stringify(news)}::json) as news (kind text, what text)
    where member.person_id = ${personId}
    and not exists (
      select from social_suspension
      where person_id = member.person_id and until > ${new Date(now).toISOString()}::timestamptz
    )
    for share of member
    on conflict do nothing`);
};
