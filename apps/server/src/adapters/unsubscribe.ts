import { createHmac, timingSafeEqual } from 'node:crypto';
import { type Language, languageFrom } from '@hundred/domain/text/language';
import { and, eq, not } from 'drizzle-orm';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { memoizeAsync } from '../caching/memoize-async';
import { mailReminder } from '../db/schema/mail-schema';
import { person } from '../db/schema/schema';
import type { Storage } from '../db/storage';
import { isUuid } from '../db/uuid';
import { mailTexts } from '../mail/mail-texts';
import type { MailTexts } from '../mail/text';
import { readOrMakeSecret } from './embedded-identity/secrets';
import { acceptMultipart, readForms, sendPage } from './served-pages/form-requests';
import { html } from './served-pages/html';
import { type Look, page } from './served-pages/layout';
import { findThemeScript, makeStylesheet } from './served-pages/stylesheet';

const path = '/mail/unsubscribe';
const stylesheetPath = '/mail/assets/mail.css';

type UnsubscribeTexts = MailTexts['unsubscribe'];

export interface UnsubscribeParts {
  storage: Pick<Storage, 'database' | 'ready'>;
  publicUrl: string;
  webDir: string;
  supportEmail: string | undefined;
}

/** What a link ends. `all` is a link of mails from before the weekly recap had a switch of its own. */
export type UnsubscribedMails = 'reminders' | 'recap' | 'all';
const kindIn = (query: unknown): UnsubscribedMails => {
  const { k } = query as { k?: unknown };
  return k === 'reminders' || k === 'recap' ? k : 'all';
};

/**
 * Links that end the reminders or the weekly recap of one person by mail and do nothing else, without a sign-in (RFC 8058). They are
 * signed and never expire: people look for them in old mails.
 */
export function makeUnsubscribing({ storage, publicUrl, webDir, supportEmail }: UnsubscribeParts) {
  const { database, ready } = storage;
  const look: Look = { stylesheet: stylesheetPath, themeScript: findThemeScript(webDir), supportEmail };
  const secret = memoizeAsync(async () => {
    await ready;
    return readOrMakeSecret(database, 'mail links');
  });
  /** The text of `all` is that of links which are out already, and never changes. */
  const signed: Record<UnsubscribedMails, string> = {
    all: 'unsubscribe reminders',
    reminders: 'unsubscribe only reminders',
    recap: 'unsubscribe only recap',
  };
  const signatureOf = async (personId: string, what: UnsubscribedMails) =>
    createHmac('sha256', await secret())
      .update(`${signed[what]}\n${personId}`)
      .digest('base64url');
  /** The person of a link; undefined if nobody made it. */
  const personIn = async (query: unknown): Promise<string | undefined> => {
    const { t } = query as { t?: unknown };
    const [personId = '', typed = ''] = typeof t === 'string' ? t.split('.') : [];
    if (!isUuid(personId)) return undefined;
    const [given, expected] = [Buffer.from(typed), Buffer.from(await signatureOf(personId, kindIn(query)))];
    return given.length === expected.length && timingSafeEqual(given, expected) ? personId : undefined;
  };
  const stop = async (personId: string, what: UnsubscribedMails): Promise<void> => {
    const isOfPerson = eq(mailReminder.personId, personId);
    if (what !== 'all') {
      const off = what === 'recap' ? { weekRecap: false } : { reminders: false };
      await database.update(mailReminder).set(off).where(isOfPerson);
    }
    const isNothingLeft = and(not(mailReminder.reminders), not(mailReminder.weekRecap));
    await database.delete(mailReminder).where(and(isOfPerson, what === 'all' ? undefined : isNothingLeft));
  };
  /** The language of the person, as in their mails. A link of nobody gets that of the browser. */
  const languageFor = async (request: FastifyRequest, personId?: string): Promise<Language> => {
    const rows = personId
      ? await database.select({ language: person.language }).from(person).where(eq(person.id, personId))
      : [];
    return rows[0]?.language ?? languageFrom(request.headers['accept-language']);
  };
  const openSettings = ({ openSettings: label }: UnsubscribeTexts) =>
    html`<p class="more"><a class="button" href="/settings/notifications">${label}</a></p>`;
  const overPage = (language: Language) => {
    const texts = mailTexts[language].unsubscribe;
    const content = html`<p role="alert">${texts.wrongLinkHint}</p>
${openSettings(texts)}`;
    return page(look, texts.wrongLink, content, language);
  };
  const questionPage = (language: Language, what: UnsubscribedMails, token: string) => {
    const texts = mailTexts[language].unsubscribe;
    const content = html`<form method="post" action="${path}?k=${what}&t=${token}"><button type="submit">${texts.action}</button></form>`;
    return page(look, what === 'recap' ? texts.recapQuestion : texts.remindersQuestion, content, language);
  };
  const stoppedPage = (language: Language, what: UnsubscribedMails) => {
    const texts = mailTexts[language].unsubscribe;
    const content = html`<p>${texts.onAgain}</p>
${openSettings(texts)}`;
    return page(look, what === 'recap' ? texts.recapOff : texts.remindersOff, content, language);
  };

  return {
    async link(personId: string, what: UnsubscribedMails): Promise<string> {
      return `${publicUrl}${path}?k=${what}&t=${personId}.${await signatureOf(personId, what)}`;
    },
    async addRoutes(app: FastifyInstance): Promise<void> {
      const stylesheet = makeStylesheet(webDir);
      const hidden = { schema: { hide: true } };
      await app.register(async (scope) => {
        readForms(scope);
        // RFC 8058 lets mail programs choose between both kinds of forms.
        acceptMultipart(scope);
        scope.get(stylesheetPath, hidden, (_request, reply) =>
          reply.header('cache-control', 'no-cache').type('text/css; charset=utf-8').send(stylesheet),
        );
        // Opening the link changes nothing, because mail programs open links to look at them.
        scope.get(path, hidden, async (request, reply) => {
          const personId = await personIn(request.query);
          const language = await languageFor(request, personId);
          if (!personId) return sendPage(reply, 400, overPage(language));
          const { t } = request.query as { t: string };
          return sendPage(reply, 200, questionPage(language, kindIn(request.query), t));
        });
        // A mail program sends this without cookies and origin: the signature is all that it needs.
        scope.post(path, hidden, async (request, reply) => {
          const personId = await personIn(request.query);
          const language = await languageFor(request, personId);
          if (!personId) return sendPage(reply, 400, overPage(language));
          const what = kindIn(request.query);
          await stop(personId, what);
          return sendPage(reply, 200, stoppedPage(language, what));
        });
      });
    },
  };
}
