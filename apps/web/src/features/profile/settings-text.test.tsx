import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { SessionContext } from '../../platform/session';
import { makeStubSession, stubPerson } from '../../platform/stub-session';
import { makeStubSync } from '../../sync/stub-sync';
import { SyncContext } from '../../sync/sync-context';
import { NotificationKinds } from './notification-kinds';
import { ProfileForm } from './profile-form';
import { ReminderTime } from './reminder-time';

const session = makeStubSession();

const render = (part: ReactNode) =>
  renderToStaticMarkup(
    <QueryClientProvider client={new QueryClient()}>
      <SessionContext value={session}>
        <SyncContext value={makeStubSync(session.api)}>{part}</SyncContext>
      </SessionContext>
    </QueryClientProvider>,
  );

it('The age group field says what it is for', () => {
  expect(render(<ProfileForm profile={stubPerson} edits={{}} onEdit={() => {}} />)).toContain(
    'For your age-group board and suitable advice.',
  );
});

it('The switch for the end of a challenge says when the notification is sent', () => {
  const kinds = render(<NotificationKinds profile={stubPerson} isDeviceOn />);
  expect(kinds).toContain('Challenge ends');
  expect(kinds).toContain('The day after a private challenge ends.');
});

it('A kind of notification is active only while this device is on', () => {
  const activeSigns = (isDeviceOn: boolean) =>
    render(<NotificationKinds profile={stubPerson} isDeviceOn={isDeviceOn} />).match(/>Active</g)?.length ??
    0;
  // The four main kinds, and those below Advanced.
  expect(activeSigns(true)).toBeGreaterThan(4);
  expect(activeSigns(false)).toBe(0);
});

it('The reminder switch names its times if weekdays have their own', () => {
  const kindsWith = (weekdayTimes: (string | null)[] | null) =>
    render(<NotificationKinds profile={{ ...stubPerson, weekdayTimes }} isDeviceOn />);
  expect(kindsWith(null)).toContain('At the time you chose, if your day isn’t done yet.');
  // A weekday time equal to the usual one does not count as its own.
  expect(kindsWith([null, '09:00', null, null, null, null, null])).toContain('At the time you chose,');
  expect(kindsWith([null, '07:30', null, null, null, null, null])).toContain('At the times you chose,');
});

it('The reminder time names the time zone field only after the start, when Profile has it', () => {
  const hintIn = (timezone: string | null) =>
    render(<ReminderTime profile={{ ...stubPerson, timezone }} edits={{}} onEdit={() => {}} />);
  expect(hintIn('Asia/Tokyo')).toContain('Tokyo time. Change your time zone in Profile.');
  expect(hintIn(null)).toContain(', as on this device.');
  expect(hintIn(null)).not.toContain('Profile');
});

it('The weekday times are listed with the usual one, and not shown if there are none', () => {
  const times = (weekdayTimes: (string | null)[] | null) =>
    render(<ReminderTime profile={{ ...stubPerson, weekdayTimes }} edits={{}} onEdit={() => {}} />);
  const some = times([null, '07:30', '09:00', null, null, '18:30', null]);
  expect(
    [...some.matchAll(/<li[^>]*><span>(\w+)<\/span><span>([^<]+)</g)].map(([, ...cells]) => cells),
  ).toEqual([
    ['Monday', '7:30 AM'],
    ['Friday', '6:30 PM'],
  ]);
  expect(some).toContain('Use 9:00 AM every day');
  expect(times(null)).not.toContain('every day');
});
