import { createServer, type Server, type Socket } from 'node:net';
import { createInterface } from 'node:readline';
import { freePort } from '@hundred/testkit/free-port';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { makeSendMail } from './mail';

/** As much of a mail server as a letter needs: it takes whatever comes, but for nobody, and keeps the words. */
function take(socket: Socket, kept: string[]): void {
  let isBody = false;
  socket.write('220 ready\r\n');
  createInterface(socket).on('line', (line) => {
    kept.push(line);
    if (isBody && line !== '.') return;
    isBody = line === 'DATA';
    const unknown = /^RCPT TO:(<nobody@.*>)/.exec(line)?.[1];
    if (unknown) return socket.write(`550 5.1.1 ${unknown}: no such user here\r\n`);
    socket.write(isBody ? '354 go on\r\n' : '250 ok\r\n');
    if (line === 'QUIT') socket.end();
  });
}

const letter = {
  to: 'ada@people.test',
  subject: 'A new password',
  text: 'Follow this.',
  link: 'https://x/y',
};
const lines: string[] = [];
const logged: unknown[] = [];
const log = {
  warn: (...entry: unknown[]) => logged.push(entry),
  error: (...entry: unknown[]) => logged.push(entry),
};
let server: Server;
let port: number;

beforeAll(async () => {
  port = await freePort();
  server = createServer((socket) => take(socket, lines));
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
});
afterAll(() => server.close());

it('hands a letter to the mail server, from the address that was set', async () => {
  const send = makeSendMail(
    { smtpUrl: `smtp://127.0.0.1:${port}`, from: 'Hundred <no-reply@hundred.test>' },
    log,
  );
  await send(letter);
  expect(lines).toEqual(
    expect.arrayContaining([
      'MAIL FROM:<no-reply@hundred.test>',
      'RCPT TO:<ada@people.test>',
      'Subject: A new password',
      'Follow this.',
    ]),
  );
  expect(logged).toEqual([]);
});

it('says in the log that a letter was not sent, without its words', async () => {
  const send = makeSendMail(
    { smtpUrl: `smtp://127.0.0.1:${await freePort()}`, from: 'no-reply@hundred.test' },
    log,
  );
  await send(letter);
  expect(logged).toEqual([[{ reason: expect.stringContaining('ECONNREFUSED') }, 'a mail was not sent']]);
});

it('says why in the words of the mail server, but not whom it was for', async () => {
  logged.length = 0;
  const send = makeSendMail({ smtpUrl: `smtp://127.0.0.1:${port}`, from: 'no-reply@hundred.test' }, log);
  await send({ ...letter, to: 'nobody@people.test' });
  expect(logged).toEqual([[{ reason: expect.stringContaining('no such user here') }, 'a mail was not sent']]);
  expect(JSON.stringify(logged)).not.toContain('people.test');
});
