import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { expect, it } from 'vitest';
import { PrivacyPolicy } from './privacy-policy';
import { TermsOfService } from './terms-of-service';
import type { OwnTexts } from './use-own-texts';

const noTexts: OwnTexts = { imprint: [], contact: [], privacy: [], terms: [] };

function contentOf(Page: typeof PrivacyPolicy, { hasPayments = true, texts = noTexts } = {}): string {
  return renderToStaticMarkup(
    <MemoryRouter>
      <Page header={null} hasPayments={hasPayments} ownTexts={{ texts, retry: undefined }} />
    </MemoryRouter>,
  );
}

const policy = contentOf(PrivacyPolicy);

it('The policy says that the board of an age group reveals a person’s age group', () => {
  expect(policy).toContain(
    'Others never see your email address or calendar. Only the board for your age group shows your age group. Your name appears on that board if you allow it.',
  );
});

it('The policy says where to change the email address, for own accounts and for those of another service', () => {
  expect(policy).toContain(
    'Change your email address in Settings, then Security. If another service signs you in, change the address at that service. We then use the new address too.',
  );
});

it('Both pages are about payments where the installation takes them', () => {
  expect(policy).toContain('The payment provider takes payments.');
  expect(policy).toContain('We keep a record of each purchase');
  expect(policy).toContain('With Lifetime you can show a VIP ring beside your name.');
  expect(contentOf(TermsOfService)).toContain('You pay for Premium once');
});

it.each([
  ['policy', PrivacyPolicy],
  ['terms', TermsOfService],
])('The %s leave out the parts about payments where there are none', (_name, Page) => {
  expect(contentOf(Page, { hasPayments: false })).not.toMatch(/payment provider|purchase|refund|lifetime/i);
});

it('Both pages show the imprint and the contact of the operator, and each its own addition', () => {
  const paragraph = (name: string) => [{ kind: 'paragraph' as const, spans: [{ text: `text of ${name}` }] }];
  const texts = {
    imprint: paragraph('imprint'),
    contact: paragraph('contact'),
    privacy: paragraph('privacy'),
    terms: paragraph('terms'),
  };
  const shownTexts = (Page: typeof PrivacyPolicy) =>
    Object.keys(texts).filter((name) => contentOf(Page, { texts }).includes(`text of ${name}`));
  expect(shownTexts(PrivacyPolicy)).toEqual(['imprint', 'contact', 'privacy']);
  expect(shownTexts(TermsOfService)).toEqual(['imprint', 'contact', 'terms']);
});
