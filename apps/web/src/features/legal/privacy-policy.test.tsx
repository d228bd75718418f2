import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { expect, it } from 'vitest';
import { PrivacyPolicy } from './privacy-policy';
import { TermsOfService } from './terms-of-service';

function contentOf(Page: typeof PrivacyPolicy, hasPayments: boolean): string {
  return renderToStaticMarkup(
    <MemoryRouter>
      <Page header={null} hasPayments={hasPayments} />
    </MemoryRouter>,
  );
}

const policy = contentOf(PrivacyPolicy, true);

it('The policy says that the board of an age group reveals a person’s age group', () => {
  expect(policy).toContain(
    'Others never see your e-mail address or calendar. They see your age group only on its board, under your name if you show it.',
  );
});

it('The policy says that the e-mail address is that of the sign-in', () => {
  expect(policy).toContain('Change your e-mail address where you sign in, and it follows here.');
});

it('Both pages are about payments where the installation takes them', () => {
  expect(policy).toContain('The payment provider takes payments.');
  expect(policy).toContain('A record of each purchase remains');
  expect(contentOf(TermsOfService, true)).toContain('You buy Premium once');
});

it.each([
  ['policy', PrivacyPolicy],
  ['terms', TermsOfService],
])('The %s leave out the parts about payments where there are none', (_name, Page) => {
  expect(contentOf(Page, false)).not.toMatch(/payment provider|purchase|refund/i);
});
