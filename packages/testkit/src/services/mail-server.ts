import { once } from 'node:events';
import { type AddressInfo, createServer, type Socket } from 'node:net';
import { createInterface } from 'node:readline';
import PostalMime, { decodeWords } from 'postal-mime';

export interface ReceivedMail {
  /** The sender and recipients of the SMTP envelope, which decide the delivery. */
  from: string;
  to: string[];
  subject: string;
  text: string;
  /** The HTML part; empty if there is none. */
  html: string;
  /** A header by its name in any case; empty if there is none. */
  header(name: string): string;
  /** The names of all headers in lower case, one for each time that it occurs. */
  headerNames: string[];
  /** The whole mail as it was sent. */
  lines: readonly string[];
}

export interface LocalMailServer {
  /** The value of SMTP_URL. */
  url: string;
  received: ReceivedMail[];
  /** The answers to recipients, such as `550 no such user`, in place of an acceptance. */
  answers: Map<string, string>;
  /** The answers to the whole mail, by its recipients, in place of an acceptance. */
  answersToMail: Map<string, string>;
  /** Recipients whose mail is stored, after which the connection is cut without an answer. */
  cutAfterMail: Set<string>;
  /** Delays the answer to a recipient, or to a whole mail, which is stored by then. */
  delayAnswer: (to: string, step: 'recipient' | 'mail') => Promise<void> | undefined;
  close(): Promise<void>;
}

const user = 'postman';
const password = 'a password';
const addressIn = (line: string) => /<([^>]*)>/.exec(line)?.[1] ?? '';

/** Starts a local mail server (RFC 5321) that stores every mail sent with its password. */
export async function startMailServer(): Promise<LocalMailServer> {
  const openSockets = new Set<Socket>();
  const server = createServer((socket) => {
    openSockets.add(socket);
    socket.on('close', () => openSockets.delete(socket)).on('error', () => socket.destroy());
    // `mailServer` is made below, before any client can know the port.
    serveClient(socket, mailServer).catch(() => socket.destroy());
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const mailServer: LocalMailServer = {
    url: `smtp://${user}:${encodeURIComponent(password)}@127.0.0.1:${port}`,
    received: [],
    answers: new Map(),
    answersToMail: new Map(),
    cutAfterMail: new Set(),
    delayAnswer: () => undefined,
    async close() {
      for (const socket of openSockets) socket.destroy();
      await new Promise((resolve) => server.close(resolve));
    },
  };
  return mailServer;
}

/** Answers a client line by line, until the connection ends. */
async function serveClient(socket: Socket, mailServer: LocalMailServer): Promise<void> {
  const reply = (...lines: string[]) => socket.write(lines.map((line) => `${line}\r\n`).join(''));
  const credentials = Buffer.from(`\0${user}\0${password}`).toString('base64');
  let isAuthenticated = false;
  let from = '';
  let to: string[] = [];
  /** The lines of the mail; undefined before and after it. */
  let body: string[] | undefined;
  reply('220 here');
  for await (const line of createInterface({ input: socket })) {
    // A line with a dot alone ends the mail. Any other line that begins with a dot was sent with a second one.
    if (body && line !== '.') body.push(line.replace(/^\.\./, '.'));
    else if (body) {
      const answer = await receiveMail({ from, to }, body, mailServer);
      if (to.some((address) => mailServer.cutAfterMail.has(address))) {
        socket.destroy();
        return;
      }
      await mailServer.delayAnswer(to[0]!, 'mail');
      [from, to, body] = ['', [], undefined];
      reply(answer);
    } else if (/^EHLO /i.test(line)) reply('250-here', '250 AUTH PLAIN');
    else if (/^AUTH PLAIN /i.test(line)) {
      isAuthenticated = line.slice('AUTH PLAIN '.length) === credentials;
      reply(isAuthenticated ? '235 known' : '535 unknown');
    } else if (!isAuthenticated) reply('530 say who you are first');
    else if (/^MAIL FROM:/i.test(line)) {
      from = addressIn(line);
      reply('250 fine');
    } else if (/^RCPT TO:/i.test(line)) {
      const recipient = addressIn(line);
      await mailServer.delayAnswer(recipient, 'recipient');
      const answer = mailServer.answers.get(recipient);
      if (answer === undefined) to.push(recipient);
      reply(answer ?? '250 fine');
    } else if (/^DATA$/i.test(line)) {
      body = [];
      reply('354 go on');
    } else if (/^QUIT$/i.test(line)) {
      reply('221 bye');
      socket.end();
    } else reply('502 not here');
  }
}

/** Stores a whole mail, unless a recipient has another answer, and returns the answer. */
async function receiveMail(
  envelope: Pick<ReceivedMail, 'from' | 'to'>,
  body: readonly string[],
  { received, answersToMail }: LocalMailServer,
): Promise<string> {
  const refusal = envelope.to
    .map((address) => answersToMail.get(address))
    .find((found) => found !== undefined);
  if (refusal !== undefined) return refusal;
  received.push({ ...envelope, ...(await readMessage(body)) });
  return '250 taken';
}

/** Reads a message the way a mail program shows it. */
async function readMessage(lines: readonly string[]): Promise<Omit<ReceivedMail, 'from' | 'to'>> {
  const { headers, subject = '', text = '', html = '' } = await PostalMime.parse(lines.join('\r\n'));
  const header = (name: string) =>
    decodeWords(headers.find(({ key }) => key === name.toLowerCase())?.value ?? '');
  return { header, headerNames: headers.map(({ key }) => key), subject, text, html, lines };
}
