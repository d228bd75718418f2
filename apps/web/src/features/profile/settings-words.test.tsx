import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { SessionContext } from '../../platform/session';
import { makeStubSession, stubPerson } from '../../platform/stub-session';
import { NotificationKinds } from './notification-kinds';
import { ProfileForm } from './profile-form';

const shown = (part: ReactNode) =>
  renderToStaticMarkup(
    <QueryClientProvider client={new QueryClient()}>
      <SessionContext value={makeStubSession()}>{part}</SessionContext>
    </QueryClientProvider>,
  );

it('the age group is asked for with who sees it', () => {
  expect(shown(<ProfileForm profile={stubPerson} edits={{}} onEdit={() => {}} />)).toContain(
    'For the leaderboard of your age group, where your row stands under your name if you show it, and for what',
  );
});

it('the end of a challenge is told before its result is final, and says so', () => {
  const kinds = shown(<NotificationKinds profile={stubPerson} />);
  expect(kinds).toContain('Challenges that end');
  expect(kinds).toContain(
    'On the date after the last one of a private challenge. Its result is final a week later.',
  );
});
