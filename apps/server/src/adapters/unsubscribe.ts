import { createHmac, timingSafeEqual } from 'node:crypto';
import { type Language, languageFrom } from '@hundred/domain/text/language';
import { and, eq, not } from 'drizzle-orm';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { memoizeAsync } from '../caching/memoize-async';
import { mailReminder } from '../db/schema/mail-schema';
import { person } from '../db/schema/schema';
import type { Storage } from '../db/storage';
import { isUuid } from '../db/uuid';
import { sendRefusal } from '../http/send-refusal';
import { waitUntilReady } from '../http/wait-until-ready';
import { mailTexts } from '../mail/mail-texts';
import type { MailTexts } from '../mail/text';
import { storageAway } from '../refusals/refusal';
import { readOrMakeSecret } from './embedded-identity/secrets';
import { acceptMultipart, readForms, sendPage } from './served-pages/form-requests';
import { html } from './served-pages/html';
import { type Look, page } from './served-pages/layout';
import { findThemeScript, serveStylesheet } from './served-pages/stylesheet';

const unsubscribePath = '/mail/unsubscribe';
const stylesheetPath = '/mail/assets/mail.css';

type UnsubscribeTexts = MailTexts['unsubscribe'];

export interface UnsubscribeParts {
  storage: Pick<Storage, 'database' | 'ready'>;
  publicUrl: string;
  webDir: string;
  supportEmail: string | undefined;
}

/** What a link ends. Mails from before the weekly recap had its own switch have links that end `all`. */
export type UnsubscribedMails = 'reminders' | 'recap' | 'all';

/** The mails that a link ends. In its query, `k` names them, and `t` is the person's id with the signature. */
const mailsIn = (query: unknown): UnsubscribedMails => {
  const { k } = query as { k?: unknown };
  return k === 'reminders' || k === 'recap' ? k : 'all';
};

/** The texts that are signed. The text of `all` must never change, because mails with such links are out already. */
const signedTexts: Record<UnsubscribedMails, string> = {
  all: 'unsubscribe reminders',
  reminders: 'unsubscribe only reminders',
  recap: 'unsubscribe only recap',
};

/**
 * Links that end the mailed reminders or the mailed weekly recap of one person and do nothing else, without a sign-in
 * (RFC 8058). The links are signed and never expire: people look for them in old mails.
 */
export function makeUnsubscribing({ storage, publicUrl, webDir, supportEmail }: UnsubscribeParts) {
  const { database, ready } = storage;
  const pages = makePages({ stylesheet: stylesheetPath, themeScript: findThemeScript(webDir), supportEmail });
  const secret = memoizeAsync(async () => {
    await ready;
    return readOrMakeSecret(database, 'mail links');
  });
  const signatureOf = async (personId: string, mails: UnsubscribedMails) =>
    createHmac('sha256', await secret())
      .update(`${signedTexts[mails]}\n${personId}`)
      .digest('base64url');
  /** The person of a link; undefined if its signature is not ours. */
  const personIn = async (query: unknown): Promise<string | undefined> => {
    const { t } = query as { t?: unknown };
    const [personId = '', signature = ''] = typeof t === 'string' ? t.split('.') : [];
    if (!isUuid(personId)) return undefined;
    const expected = Buffer.from(await signatureOf(personId, mailsIn(query)));
    const actual = Buffer.from(signature);
    return actual.length === expected.length && timingSafeEqual(actual, expected) ? personId : undefined;
  };
  const stopMails = async (personId: string, mails: UnsubscribedMails): Promise<void> => {
    const isOfPerson = eq(mailReminder.personId, personId);
    if (mails !== 'all') {
      const off = mails === 'recap' ? { weekRecap: false } : { reminders: false };
      await database.update(mailReminder).set(off).where(isOfPerson);
    }
    const isNothingLeft = and(not(mailReminder.reminders), not(mailReminder.weekRecap));
    await database.delete(mailReminder).where(and(isOfPerson, mails === 'all' ? undefined : isNothingLeft));
  };
  /** The language of the person, as in their mails; that of the browser if the link is of nobody. */
  const languageFor = async (request: FastifyRequest, personId?: string): Promise<Language> => {
    const rows = personId
      ? await database.select({ language: person.language }).from(person).where(eq(person.id, personId))
      : [];
    return rows[0]?.language ?? languageFrom(request.headers['accept-language']);
  };

  return {
    async link(personId: string, mails: UnsubscribedMails): Promise<string> {
      return `${publicUrl}${unsubscribePath}?k=${mails}&t=${personId}.${await signatureOf(personId, mails)}`;
    },
    async addRoutes(app: FastifyInstance): Promise<void> {
      const hiddenRoute = { schema: { hide: true } };
      await app.register(async (scope) => {
        waitUntilReady(scope, ready, {
          except: stylesheetPath,
          refuse: (reply) => sendRefusal(reply, storageAway()),
        });
        readForms(scope);
        // RFC 8058 lets mail programs choose between both kinds of forms.
        acceptMultipart(scope);
        serveStylesheet(scope, stylesheetPath, webDir);
        // Opening the link changes nothing, because mail programs open links to look at them.
        scope.get(unsubscribePath, hiddenRoute, async (request, reply) => {
          const personId = await personIn(request.query);
          const language = await languageFor(request, personId);
          if (!personId) return sendPage(reply, 400, pages.wrongLink(language));
          const { t } = request.query as { t: string };
          return sendPage(reply, 200, pages.question(language, mailsIn(request.query), t));
        });
        // Only the signature is checked: a mail program sends this request without cookies and origin.
        scope.post(unsubscribePath, hiddenRoute, async (request, reply) => {
          const personId = await personIn(request.query);
          const language = await languageFor(request, personId);
          if (!personId) return sendPage(reply, 400, pages.wrongLink(language));
          const mails = mailsIn(request.query);
          await stopMails(personId, mails);
          return sendPage(reply, 200, pages.stopped(language, mails));
        });
      });
    },
  };
}

/** The pages behind a link: the question, the answer, and what is wrong with the link. */
function makePages(look: Look) {
  const openSettings = ({ openSettings: label }: UnsubscribeTexts) =>
    html`<p class="more"><a class="button" href="/settings/notifications">${label}</a></p>`;
  return {
    wrongLink(language: Language) {
      const texts = mailTexts[language].unsubscribe;
      const content = html`<p role="alert">${texts.wrongLinkHint}</p>
${openSettings(texts)}`;
      return page(look, texts.wrongLink, content, language);
    },
    question(language: Language, mails: UnsubscribedMails, token: string) {
      const texts = mailTexts[language].unsubscribe;
      const content = html`<form method="post" action="${unsubscribePath}?k=${mails}&t=${token}"><button type="submit">${texts.action}</button></form>`;
      return page(look, texts.question[mails], content, language);
    },
    stopped(language: Language, mails: UnsubscribedMails) {
      const texts = mailTexts[language].unsubscribe;
      const content = html`<p>${texts.onAgain}</p>
${openSettings(texts)}`;
      return page(look, texts.off[mails], content, language);
    },
  };
}
