import { expect, it } from 'vitest';
import type { ServiceMessage } from './mail-message';
import { serviceLetter } from './service-letters';

const publicUrl = 'https://hundred.example';
const paid = { purchase: 'p-1', plan: 'starter', amountCents: 499, paidAt: Date.UTC(2026, 5, 10) } as const;
const write = (message: ServiceMessage) => serviceLetter(message, 'ada@example.com', publicUrl);

it('A service mail is written in the language of its reader', () => {
  const receipt = write({ kind: 'receipt', language: 'de', ...paid });
  expect(receipt.subject).toBe('Deine Quittung von Hundred: Starter');
  expect(receipt.text).toMatch(
    /4,99\s\$\nEine Zahlung, [^\n]+\nBezahlt am 10\. Juni 2026 \(UTC\)\nReferenz: p-1/,
  );
  expect(receipt.html).toContain('<html lang="de">');
  expect([receipt, write({ kind: 'accountDeleted', language: 'de' })].map((one) => one.language)).toEqual([
    'de',
    'de',
  ]);
  expect(write({ kind: 'accountDeleted', language: 'de' }).subject).toBe(
    'Dein Konto bei Hundred wurde gelöscht',
  );
  expect(write({ kind: 'supportAnswered', language: 'de' }).text).toBe(
    'Der Support hat deine Frage beantwortet.\n\nAntwort lesen:\nhttps://hundred.example/support\n',
  );
  expect(write({ kind: 'receipt', language: 'en', ...paid }).text).toMatch(
    /\$4\.99\nOne payment, [^\n]+\nPaid on June 10, 2026 \(UTC\)\nReference: p-1/,
  );
});

it('A service mail that an earlier version planned is written in English', () => {
  const planned = { kind: 'supportAnswered' } as ServiceMessage;
  expect(write(planned)).toMatchObject({ subject: 'You have an answer from Hundred', language: 'en' });
});
