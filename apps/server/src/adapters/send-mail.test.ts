import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import type { Language } from '@hundred/domain/text/language';
import { startMailServer } from '@hundred/testkit/services/mail-server';
import { afterAll, describe, expect, it, onTestFinished } from 'vitest';
import { makeLetter } from '../mail/letter';
import { makeLogLetter } from './log-letter';
import { makeSendMail } from './send-mail';

const mailServer = await startMailServer();
afterAll(() => mailServer.close());
const publicUrl = 'https://hundred.example:8443';
const letterTo = (
  to: string,
  { unsubscribe, language = 'en' }: { unsubscribe?: string | undefined; language?: Language } = {},
) =>
  makeLetter({
    to,
    subject: 'Größe <1>',
    before: ['Hello, “Ada” & <b>co</b>.'],
    action: { label: 'Press', link: 'https://hundred.example/a?b=1&c=2' },
    language,
    ...(unsubscribe && { unsubscribe }),
  });
const send = makeSendMail({ smtpUrl: mailServer.url, from: 'Club <us@hundred.example>' }, publicUrl);

describe('Mail', () => {
  it('is logged if none is configured: the recipient, the link, and how to create another', () => {
    const lines: unknown[] = [];
    const log = { warn: (fields: object, message: string) => lines.push(fields, message) };
    makeLogLetter(log)(letterTo('ada@example.com'));
    expect(lines).toEqual([
      {
        subject: 'Größe <1>',
        account: 'ada@example.com',
        link: 'https://hundred.example/a?b=1&c=2',
      },
      expect.stringContaining('npm run admin -- reset-password EMAIL'),
    ]);
  });

  it('has a plain and an HTML part, an id, and says that a program sent it', async () => {
    expect(await send(letterTo('ada@example.com'), 'mail-1')).toEqual({ kind: 'sent' });
    const mail = mailServer.received.at(-1)!;
    expect(mail.subject).toBe('Größe <1>');
    expect(mail.text).toContain('Hello, “Ada” & <b>co</b>.\n\nPress:\nhttps://hundred.example/a?b=1&c=2');
    expect(mail.html).toContain('Hello, “Ada” &#38; &#60;b&#62;co&#60;/b&#62;.');
    expect(mail.html).toContain('href="https://hundred.example/a?b=1&#38;c=2"');
    // Nothing is loaded from anywhere, so nobody is told that a mail was read.
    expect(mail.html).not.toMatch(/<img|<link|<script|url\(|@import/i);
    expect(mail.header('From')).toBe('Club <us@hundred.example>');
    expect(mail.header('Message-ID')).toBe('<mail-1@hundred.example>');
    expect(mail.header('Auto-Submitted')).toBe('auto-generated');
    expect(mail.header('Date')).not.toBe('');
    expect(mail.header('Content-Type')).toMatch(/^multipart\/alternative/);
    expect([mail.header('List-Unsubscribe'), mail.header('List-Unsubscribe-Post')]).toEqual(['', '']);
  });

  it('that can be ended names the address for one press (RFC 8058)', async () => {
    const address = 'https://hundred.example/mail/unsubscribe?t=a.b';
    await send(letterTo('ada@example.com', { unsubscribe: address }), 'mail-2');
    const mail = mailServer.received.at(-1)!;
    expect(mail.header('List-Unsubscribe')).toBe(`<${address}>`);
    expect(mail.header('List-Unsubscribe-Post')).toBe('List-Unsubscribe=One-Click');
    expect(mail.text).toContain(`Unsubscribe: ${address}`);
  });

  const longAddress = `https://hundred.example/mail/unsubscribe?k=reminders&t=${'a'.repeat(120)}`;
  it.each([
    ['about an account', undefined, []],
    ['that can be ended', longAddress, ['list-unsubscribe', 'list-unsubscribe-post']],
  ])(
    '%s has each header once, in the form of RFC 5322 and 3834',
    async (_, unsubscribe, unsubscribeHeaders) => {
      await send(letterTo('ada@example.com', { unsubscribe }), '3f2a-11');
      const { headerNames, header, lines } = mailServer.received.at(-1)!;
      const ofContent = ['mime-version', 'content-type', 'content-language'];
      const ofMail = ['from', 'to', 'subject', 'date', 'message-id', 'auto-submitted'];
      expect(headerNames.toSorted()).toEqual([...ofMail, ...ofContent, ...unsubscribeHeaders].toSorted());
      expect(header('Date')).toMatch(/^[A-Z][a-z]{2}, \d\d? [A-Z][a-z]{2} \d{4} \d\d:\d\d:\d\d [+-]\d{4}$/);
      expect(header('Message-ID')).toMatch(/^<[\w!#$%&'*+/=?^`{|}~.-]+@[a-z\d.-]+>$/);
      expect(header('MIME-Version')).toBe('1.0');
      // A mail that answers no other one (RFC 3834, section 5).
      expect(header('Auto-Submitted')).toBe('auto-generated');
      expect(header('List-Unsubscribe')).toBe(unsubscribe ? `<${unsubscribe}>` : '');
      // A name and printable ASCII, or the next line of a folded header.
      for (const line of lines.slice(0, lines.indexOf('')))
        expect(line).toMatch(/^([!-9;-~]+:|[ \t])[\t -~]*$/);
      const longestLineBytes = 998;
      for (const line of lines) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(longestLineBytes);
    },
  );

  it('names its language (RFC 3282)', async () => {
    for (const language of ['en', 'de'] as const) {
      await send(letterTo('ada@example.com', { language }), 'mail-10');
      expect(mailServer.received.at(-1)!.header('Content-Language')).toBe(language);
    }
  });

  it.each([
    ['550 no such user', 'refused'],
    ['551 user not local', 'refused'],
    ['553 mailbox name not allowed', 'refused'],
    ['554 5.1.1 no such user', 'refused'],
    ['550 5.1.8 the domain of the sender does not exist', 'failed'],
    ['550 5.7.1 blocked by policy', 'failed'],
    ['552 5.2.2 mailbox full', 'failed'],
    ['554 not accepted', 'failed'],
    ['451 try again later', 'later'],
  ])('whose recipient is answered with %s is %s, and the reason names nobody', async (answer, kind) => {
    mailServer.answers.set('bo@example.com', `${answer} <bo@example.com>`);
    const outcome = await send(letterTo('bo@example.com'), 'mail-3');
    expect(outcome.kind).toBe(kind);
    expect(JSON.stringify(outcome)).not.toContain('bo@example.com');
  });

  it.each([
    ['554 5.7.1 this looks like spam', 'failed'],
    ['550 this looks like spam', 'failed'],
    ['552 too large', 'failed'],
    ['550 5.1.1 no such user', 'refused'],
    ['451 try again later', 'later'],
  ])('whose content is answered with %s is %s', async (answer, kind) => {
    mailServer.answersToMail.set('dee@example.com', answer);
    expect((await send(letterTo('dee@example.com'), 'mail-7')).kind).toBe(kind);
  });

  it('whose connection breaks after it was handed over may have arrived', async () => {
    mailServer.cutAfterMail.add('cy@example.com');
    expect((await send(letterTo('cy@example.com'), 'mail-4')).kind).toBe('unknown');
  });

  it('is tried later if the server cannot be reached or rejects the password', async () => {
    const sendToClosedPort = makeSendMail(
      { smtpUrl: 'smtp://127.0.0.1:1', from: 'us@hundred.example' },
      publicUrl,
    );
    expect(await sendToClosedPort(letterTo('ada@example.com'), 'mail-5')).toMatchObject({
      kind: 'later',
      fault: 'connection',
    });
    const sendWithWrongPassword = makeSendMail(
      { smtpUrl: mailServer.url.replace(/a%20password/, 'wrong'), from: 'us@hundred.example' },
      publicUrl,
    );
    expect(await sendWithWrongPassword(letterTo('ada@example.com'), 'mail-6')).toMatchObject({
      kind: 'later',
      fault: 'sign-in',
    });
  });

  it('names encryption as the fault if the server has none', async () => {
    const sendEncrypted = makeSendMail(
      { smtpUrl: mailServer.url.replace('smtp:', 'smtps:'), from: 'us@hundred.example' },
      publicUrl,
    );
    expect(await sendEncrypted(letterTo('ada@example.com'), 'mail-8')).toMatchObject({
      kind: 'later',
      fault: 'encryption',
    });
  });

  it('is tried later if the server stays silent for longer than allowed', async () => {
    const silent = createServer(() => {});
    silent.listen(0, '127.0.0.1');
    await once(silent, 'listening');
    onTestFinished(() => void silent.close());
    const { port } = silent.address() as AddressInfo;
    const sendToSilentServer = makeSendMail(
      { smtpUrl: `smtp://127.0.0.1:${port}`, from: 'us@hundred.example' },
      publicUrl,
    );
    const silenceMs = 200;
    expect(await sendToSilentServer(letterTo('ada@example.com'), 'mail-9', silenceMs)).toMatchObject({
      kind: 'later',
      fault: 'timeout',
    });
  });
});
