import { boughtEntitlement } from '@hundred/domain/entitlements/entitlement';
import type { Tier } from '@hundred/domain/entitlements/feature-tiers';
import { longestAnswer } from '@hundred/domain/support/desk-limits';
import { inQueueOrder } from '@hundred/domain/support/support-request';
import { eq, isNull } from 'drizzle-orm';
import { person } from '../../db/schema/schema';
import { type SupportRow, supportRequest } from '../../db/schema/support-schema';
import type { Transaction } from '../../db/storage';
import { isUuid } from '../../db/uuid';
import { readHead } from '../../log/head';
import { answerSupport as answerAction, closeSupport as closeAction } from '../../operating/actions/support';
import { StartRefused } from '../../process/start-refused';
import { Refusal } from '../../refusals/refusal';
import type { AdminCommand } from './admin-command';

const mostListed = 20;

export const listSupport: AdminCommand = {
  name: 'list-support',
  usage: 'list-support',
  summary: `lists the next ${mostListed} open questions: Lifetime first, then Premium, then free; oldest first in each`,
  async run({ transaction, now }) {
    const rows = await transaction
      .select({ request: supportRequest, email: person.email })
      .from(supportRequest)
      .innerJoin(person, eq(person.id, supportRequest.personId))
      .where(isNull(supportRequest.closedAt));
    if (rows.length === 0) return { lines: ['No open questions.'] };
    const tierOf = makeTierOf(transaction, now);
    const waiting: Waiting[] = [];
    for (const { request, email } of rows) {
      const tier = await tierOf(request.personId);
      waiting.push({ ...request, email, tier, sentAt: request.sentAt.getTime() });
    }
    const first = inQueueOrder(waiting).slice(0, mostListed);
    const more = waiting.length - first.length;
    return { lines: [...first.flatMap(linesOf), ...(more > 0 ? [`and ${more} more`] : [])] };
  },
};

type Waiting = Omit<SupportRow, 'sentAt'> & { sentAt: number; email: string | null; tier: Tier };

/** Returns a function that reads the tier of each person once. */
function makeTierOf(transaction: Transaction, now: number) {
  const tiers = new Map<string, Tier>();
  return async (personId: string): Promise<Tier> => {
    const tier =
      tiers.get(personId) ?? boughtEntitlement((await readHead(transaction, personId)).snapshot, now).tier;
    tiers.set(personId, tier);
    return tier;
  };
}

function linesOf({ id, sentAt, tier, topic, email, personId, message, diagnostics }: Waiting): string[] {
  const details = Object.entries(diagnostics ?? {}).map(([name, value]) => `${name}: ${value}`);
  return [
    [id, new Date(sentAt).toISOString(), tier, topic, email ?? personId].join('  '),
    // Indented, so that no message can contain a line that looks like the first line of a question.
    ...[
      ...message.split(/\r\n|[\n\r\u2028\u2029]/),
      ...(details.length > 0 ? [`(${details.join(', ')})`] : []),
    ].map((line) => `    ${line}`),
  ];
}

export const answerSupport: AdminCommand = {
  name: 'answer-support',
  usage: 'answer-support REQUEST "TEXT"',
  summary: 'answers a question and notifies the person; a second answer replaces the first',
  async run({ args: [which, ...typed], ...task }) {
    const id = requestId(which);
    const answer = typed.join(' ').trim();
    if (answer === '') throw new StartRefused('Put the answer in quotes.');
    if (answer.length > longestAnswer)
      throw new StartRefused(`Shorten the answer to at most ${longestAnswer} characters.`);
    const answered = await answerAction(task, id, { answer });
    if (answered instanceof Refusal) throw new StartRefused(answered.message);
    return { lines: [`The question ${id} is answered.`], ...answered };
  },
};

export const closeSupport: AdminCommand = {
  name: 'close-support',
  usage: 'close-support REQUEST',
  summary: 'closes a question without an answer',
  async run({ args: [which], ...task }) {
    const id = requestId(which);
    const closed = await closeAction(task, id);
    if (closed instanceof Refusal) throw new StartRefused(closed.message);
    return { lines: [`The question ${id} is closed.`], audit: closed.audit };
  },
};

function requestId(which: string | undefined): string {
  if (!which)
    throw new StartRefused('Give the id of a question. To list them, run: npm run admin -- list-support');
  if (!isUuid(which)) throw new StartRefused(`There is no question ${which}.`);
  return which;
}
