import { localDateIn } from '@hundred/domain/days/zones';
import { entitlementOf } from '@hundred/domain/entitlements/entitlement';
import type { Tier } from '@hundred/domain/entitlements/feature-tiers';
import { inQueueOrder } from '@hundred/domain/support/support-request';
import { eq, isNull } from 'drizzle-orm';
import { type PersonRow, person } from '../../db/schema/schema';
import { type SupportRow, supportRequest } from '../../db/schema/support-schema';
import type { Transaction } from '../../db/storage';
import { isUuid } from '../../db/uuid';
import { readHead } from '../../log/head';
import { announce } from '../../notifications/announce';
import { StartRefused } from '../../process/start-refused';
import type { AdminCommand } from './admin-command';

const shown = 20;
const longestAnswer = 4000;

export const listSupport: AdminCommand = {
  name: 'list-support',
  usage: 'list-support',
  summary: `the ${shown} questions to answer next: Lifetime, Premium, free, then the oldest`,
  async run({ transaction, now }) {
    const rows = await transaction
      .select({ request: supportRequest, email: person.email })
      .from(supportRequest)
      .innerJoin(person, eq(person.id, supportRequest.personId))
      .where(isNull(supportRequest.closedAt));
    if (rows.length === 0) return { lines: ['Nobody waits for an answer.'] };
    const tierOf = makeTierOf(transaction, now);
    const waiting: Waiting[] = [];
    for (const { request, email } of rows) {
      const tier = await tierOf(request.personId);
      waiting.push({ ...request, email, tier, sentAt: request.sentAt.getTime() });
    }
    const first = inQueueOrder(waiting).slice(0, shown);
    const more = waiting.length - first.length;
    return { lines: [...first.flatMap(linesOf), ...(more > 0 ? [`and ${more} more`] : [])] };
  },
};

type Waiting = Omit<SupportRow, 'sentAt'> & { sentAt: number; email: string | null; tier: Tier };

function makeTierOf(transaction: Transaction, now: number) {
  const tiers = new Map<string, Tier>();
  return async (personId: string): Promise<Tier> => {
    const tier =
      tiers.get(personId) ?? entitlementOf((await readHead(transaction, personId)).snapshot, now).tier;
    tiers.set(personId, tier);
    return tier;
  };
}

function linesOf({ id, sentAt, tier, topic, email, personId, message, diagnostics }: Waiting): string[] {
  const details = Object.entries(diagnostics ?? {}).map(([name, value]) => `${name}: ${value}`);
  return [
    [id, new Date(sentAt).toISOString(), tier, topic, email ?? personId].join('  '),
    ...[
      ...message.split(/\r\n|[\n\r\u2028\u2029]/),
      ...(details.length > 0 ? [`(${details.join(', ')})`] : []),
    ].map((line) => `    ${line}`),
  ];
}

export const answerSupport: AdminCommand = {
  name: 'answer-support',
  usage: 'answer-support REQUEST "TEXT"',
  summary: 'answers a question, on its page and by a notification; again: another answer in its place',
  async run({ transaction, args: [which, ...words], now }) {
    const { request, asker } = await findRequest(transaction, which);
    const answer = words.join(' ').trim();
    if (answer === '') throw new StartRefused('say what the answer is, in quotes.');
    if (answer.length > longestAnswer)
      throw new StartRefused(`an answer has at most ${longestAnswer} characters.`);
    const at = new Date(now);
    await transaction
      .update(supportRequest)
      .set({ answer, answeredAt: at, closedAt: at })
      .where(eq(supportRequest.id, request.id));
    const today = localDateIn(asker.timezone ?? 'UTC', now);
    await announce(transaction, asker.id, [{ kind: 'supportAnswer', about: [] }], today, now);
    return { lines: [`${request.id} is answered.`], audit: { request: request.id, person: asker.id } };
  },
};

export const closeSupport: AdminCommand = {
  name: 'close-support',
  usage: 'close-support REQUEST',
  summary: 'puts a question aside without an answer',
  async run({ transaction, args: [which], now }) {
    const { request, asker } = await findRequest(transaction, which);
    if (request.closedAt) throw new StartRefused(`${request.id} is closed already.`);
    await transaction
      .update(supportRequest)
      .set({ closedAt: new Date(now) })
      .where(eq(supportRequest.id, request.id));
    return { lines: [`${request.id} is closed.`], audit: { request: request.id, person: asker.id } };
  },
};

async function findRequest(
  transaction: Transaction,
  which: string | undefined,
): Promise<{ request: SupportRow; asker: PersonRow }> {
  if (!which) throw new StartRefused('say which: the id that npm run admin -- list-support shows.');
  const rows = isUuid(which)
    ? await transaction
        .select({ request: supportRequest, asker: person })
        .from(supportRequest)
        .innerJoin(person, eq(person.id, supportRequest.personId))
        .where(eq(supportRequest.id, which))
    : [];
  if (!rows[0]) throw new StartRefused(`there is no question ${which}.`);
  return rows[0];
}
