import { stateAt } from '@hundred/domain/challenge/state/state-at';
import { boughtEntitlement } from '@hundred/domain/entitlements/entitlement';
import { desc, ilike, or } from 'drizzle-orm';
import type { Account } from '../../adapters/embedded-identity/accounts';
import { emailStatusOf } from '../../adapters/embedded-identity/addresses/email-status';
import { escapeLike } from '../../db/escape-like';
import { identityAccount, type PersonRow, person } from '../../db/schema/schema';
import type { Transaction } from '../../db/storage';
import { readHead } from '../../log/head';
import { lastVisitsOf } from '../../operating/people/last-visits';
import { countLoneAccounts, readLoneAccounts } from '../../operating/people/lone-accounts';
import { StartRefused } from '../../process/start-refused';
import { readSuspensionEnd } from '../../social/suspension';
import type { AdminCommand } from './admin-command';
import { notConfirmedText } from './letting-in/address-warnings';
import { splitOption } from './split-option';

const linesPerPage = 100;

export const listPeople: AdminCommand = {
  name: 'people',
  usage: 'people [TEXT] [--page N]',
  summary: `lists people and unused accounts, newest first, ${linesPerPage} a page; TEXT searches emails and names`,
  async run({ transaction, args, now }) {
    const { text, page } = readArguments(args);
    const like = `%${escapeLike(text ?? '')}%`;
    const personMatches = text ? or(ilike(person.email, like), ilike(person.displayName, like)) : undefined;
    const accountMatches = text
      ? or(ilike(identityAccount.email, like), ilike(identityAccount.name, like))
      : undefined;
    const peopleCount = await transaction.$count(person, personMatches);
    const total = peopleCount + (await countLoneAccounts(transaction, accountMatches));
    if (total === 0) return { lines: [text ? `No email or name contains "${text}".` : 'No people yet.'] };
    const pages = Math.ceil(total / linesPerPage);
    if (page > pages) throw new StartRefused(`The last page is ${pages} (${total} in total).`);
    const linesBefore = (page - 1) * linesPerPage;
    const rows = await transaction
      .select()
      .from(person)
      .where(personMatches)
      .orderBy(desc(person.createdAt), person.id)
      .offset(linesBefore)
      .limit(linesPerPage);
    // Accounts come after all people.
    const accountsBefore = Math.max(0, linesBefore - peopleCount);
    const linesLeft = linesPerPage - rows.length;
    const accounts = await readLoneAccounts(transaction, accountMatches, linesLeft, accountsBefore);
    const lines: string[] = [];
    for (const row of rows) lines.push(await lineOfPerson(transaction, row, now));
    return { lines: [...lines, ...accounts.map(lineOfAccount), totalLine(total, page, pages, text)] };
  },
};

/** The page is an option, because a number by itself may be the text to search for. */
function readArguments(args: readonly string[]): { text: string | undefined; page: number } {
  const { value: typedPage = '1', others } = splitOption(args, 'page');
  if (!/^[1-9]\d{0,6}$/.test(typedPage)) throw new StartRefused('Give a page number, such as --page 2.');
  return { text: others[0], page: Number(typedPage) };
}

function totalLine(total: number, page: number, pages: number, text: string | undefined): string {
  if (pages === 1) return `Total: ${total}.`;
  const next = `npm run admin -- people ${text ? `${JSON.stringify(text)} ` : ''}--page ${page + 1}`;
  return `Total: ${total}. Page ${page} of ${pages}.${page < pages ? ` Next page: ${next}` : ''}`;
}

const lineOf = (id: string, createdAt: Date, ...cells: (string | null)[]) =>
  [id, createdAt.toISOString(), ...cells.map((cell) => cell ?? '-')].join('  ');

async function lineOfPerson(transaction: Transaction, row: PersonRow, now: number): Promise<string> {
  const { snapshot } = await readHead(transaction, row.id);
  const state = stateAt(snapshot, now);
  const suspendedUntil = await readSuspensionEnd(transaction, row.id, now);
  const visits = await lastVisitsOf(transaction, [row], () => snapshot.lastAt);
  const { verified } = await emailStatusOf(transaction, row);
  return lineOf(
    row.id,
    row.createdAt,
    row.email,
    row.displayName,
    boughtEntitlement(snapshot, now).tier,
    dayOf(state),
    `last visit ${visits.get(row.id)!.toISOString().slice(0, 10)}`,
    ...(verified === false ? [notConfirmedText] : []),
    ...(suspendedUntil ? [`suspended until ${suspendedUntil.toISOString()}`] : []),
  );
}

function dayOf(state: ReturnType<typeof stateAt>): string {
  if (!state) return 'not started';
  if (state.season === 2) return `season 2, day ${state.dayNumber}`;
  return state.finished ? 'finished' : `day ${state.dayNumber}`;
}

const lineOfAccount = ({ id, createdAt, email, name, emailVerifiedAt }: Account) =>
  lineOf(id, createdAt, email, name, 'never used the app', ...(emailVerifiedAt ? [] : [notConfirmedText]));
