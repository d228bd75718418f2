import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { expect, it } from 'vitest';
import { PrivacyPolicy } from './privacy-policy';

const policy = renderToStaticMarkup(
  <MemoryRouter>
    <PrivacyPolicy header={null} />
  </MemoryRouter>,
);

it('The policy says that the board of an age group reveals a person’s age group', () => {
  expect(policy).toContain(
    'Your e-mail address and calendar are never shown to others. Your age group is seen only in that your row stands on its board, under your name if you show it.',
  );
});

it('The policy promises no change of the e-mail address, which our own sign-in does not have', () => {
  expect(policy).toContain(
    'Your e-mail address is that of your sign-in: where another company’s service lets you change it, it follows here; with our own it cannot be changed.',
  );
});
