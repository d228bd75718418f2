import { once } from 'node:events';
import { type AddressInfo, createServer, type Socket } from 'node:net';
import { createInterface } from 'node:readline';

export interface ReceivedMail {
  /** The sender and recipients of the SMTP envelope, which decide the delivery. */
  from: string;
  to: string[];
  subject: string;
  text: string;
}

export interface LocalMailServer {
  /** The value of SMTP_URL. */
  url: string;
  received: ReceivedMail[];
  close(): Promise<void>;
}

const user = 'postman';
const password = 'a password';
const addressIn = (line: string) => /<([^>]*)>/.exec(line)?.[1] ?? '';

/** Starts a local mail server (RFC 5321) that stores every mail sent with its password. */
export async function startMailServer(): Promise<LocalMailServer> {
  const received: ReceivedMail[] = [];
  const open = new Set<Socket>();
  const server = createServer((socket) => {
    open.add(socket);
    socket.on('close', () => open.delete(socket)).on('error', () => socket.destroy());
    talk(socket, (mail) => received.push(mail)).catch(() => socket.destroy());
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    url: `smtp://${user}:${encodeURIComponent(password)}@127.0.0.1:${port}`,
    received,
    async close() {
      for (const socket of open) socket.destroy();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

async function talk(socket: Socket, keep: (mail: ReceivedMail) => void): Promise<void> {
  const say = (...lines: string[]) => socket.write(lines.map((line) => `${line}\r\n`).join(''));
  const credentials = Buffer.from(`\0${user}\0${password}`).toString('base64');
  let isAuthenticated = false;
  let from = '';
  let to: string[] = [];
  let body: string[] | undefined;
  say('220 here');
  for await (const line of createInterface({ input: socket })) {
    if (body && line !== '.') body.push(line.replace(/^\.\./, '.'));
    else if (body) {
      keep({ from, to, ...readMessage(body) });
      [from, to, body] = ['', [], undefined];
      say('250 taken');
    } else if (/^EHLO /i.test(line)) say('250-here', '250 AUTH PLAIN');
    else if (/^AUTH PLAIN /i.test(line)) {
      isAuthenticated = line.slice('AUTH PLAIN '.length) === credentials;
      say(isAuthenticated ? '235 known' : '535 unknown');
    } else if (!isAuthenticated) say('530 say who you are first');
    else if (/^MAIL FROM:/i.test(line)) {
      from = addressIn(line);
      say('250 fine');
    } else if (/^RCPT TO:/i.test(line)) {
      to.push(addressIn(line));
      say('250 fine');
    } else if (/^DATA$/i.test(line)) {
      body = [];
      say('354 go on');
    } else if (/^QUIT$/i.test(line)) {
      say('221 bye');
      socket.end();
    } else say('502 not here');
  }
}

/** Reads a plain text message the way a mail program shows it. */
function readMessage(lines: readonly string[]): Pick<ReceivedMail, 'subject' | 'text'> {
  const end = lines.indexOf('');
  const headers = lines.slice(0, end).join('\n').replace(/\n\s+/g, ' ');
  const header = (name: string) => new RegExp(`^${name}: (.*)$`, 'im').exec(headers)?.[1] ?? '';
  const text = lines.slice(end + 1).join('\n');
  const isQuoted = header('Content-Transfer-Encoding') === 'quoted-printable';
  return { subject: header('Subject'), text: isQuoted ? unquote(text) : text };
}

function unquote(text: string): string {
  const bytes = text
    .replace(/=\n/g, '')
    .replace(/=([0-9A-F]{2})/g, (_, hex) => String.fromCharCode(Number.parseInt(hex, 16)));
  return Buffer.from(bytes, 'latin1').toString('utf8');
}
