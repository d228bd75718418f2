import { type LocalMailServer, startMailServer } from '@hundred/testkit/services/mail-server';
import { startServer } from '@hundred/testkit/services/server-process';
import { test as base, expect } from '../fixtures';

/** The product of a club: people register by invitation, and mail is sent. */
export const test = base.extend<object, { mailServer: LocalMailServer }>({
  mailServer: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixture's needs from this pattern
    async ({}, use) => {
      const mailServer = await startMailServer();
      await use(mailServer);
      await mailServer.close();
    },
    { scope: 'worker' },
  ],
  product: [
    async ({ storage, mailServer }, use) => {
      const server = await startServer({
        ...storage.environment,
        TEST_CLOCK: '1',
        REGISTRATION: 'invited',
        SMTP_URL: mailServer.url,
        MAIL_FROM: 'Club <post@club.example>',
      });
      await use(server);
      await server.stop();
    },
    { scope: 'worker', timeout: 180_000 },
  ],
});

/** The link in the mail with this subject, once it has arrived. */
export async function linkMailedTo(
  { received }: LocalMailServer,
  to: string,
  subject: string,
): Promise<string> {
  const found = () => received.find((mail) => mail.to.includes(to) && mail.subject.includes(subject));
  await expect.poll(found).toBeTruthy();
  return /http:\S+token=[\w-]+/.exec(found()!.text)![0];
}
