import { describe, expect, it } from 'vitest';
import { makeSendMail } from './mail';

describe('Mail', () => {
  it('is logged if none is configured: the recipient, the link, and how to create another', async () => {
    const lines: unknown[] = [];
    const log = { warn: (fields: object, message: string) => lines.push(fields, message), error: () => {} };
    await makeSendMail(
      undefined,
      log,
    )({
      to: 'ada@example.com',
      subject: 'New password',
      text: 'for ada@example.com',
      link: 'https://hundred.example/identity/reset?token=t',
    });
    expect(lines).toEqual([
      {
        subject: 'New password',
        account: 'ada@example.com',
        link: 'https://hundred.example/identity/reset?token=t',
      },
      expect.stringContaining('npm run admin -- reset-password EMAIL'),
    ]);
  });

  it('that cannot be sent is logged without its recipient', async () => {
    const lines: object[] = [];
    const log = { warn: () => {}, error: (fields: object) => lines.push(fields) };
    const send = makeSendMail({ smtpUrl: 'smtp://127.0.0.1:1', from: 'us@hundred.example' }, log);
    expect(await send({ to: 'ada@example.com', subject: 's', text: 't', link: 'l' })).toBe(false);
    expect(lines).toHaveLength(1);
    expect(JSON.stringify(lines)).not.toContain('ada');
  });
});
