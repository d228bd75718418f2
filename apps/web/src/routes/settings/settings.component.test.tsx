import { Story } from '@hundred/domain/rules/story';
import { describe, expect, it, vi } from 'vitest';
import { type Locator, page, userEvent } from 'vitest/browser';
import { clearPerson } from '../../sync/clear-person';
import { expectNoBarriers } from '../../testing/barriers';
import { completeButton, dayChip } from '../../testing/day-page';
import { expectMessage } from '../../testing/messages';
import { expectDeviceToHaveLog, showPage, uidOfTest } from '../../testing/show-page';
import {
  type AnswerFunction,
  type Answers,
  hold,
  recordSaves,
  refusal,
  serverError,
  unreachable,
} from '../../testing/story-api';
import { currentToasts } from '../../ui/feedback/toast-store';

/** Four days are done. Today is Day 5. */
const someDays = () => Story.startedOn('2026-03-02', 'UTC').completeFrom('2026-03-02', 4).on('2026-03-06');
const unnamed = { displayName: null, showNameOnLeaderboard: false };
const field = (name: string) => page.getByLabelText(name);
const saveChanges = page.getByRole('button', { name: 'Save changes' });
const showName = page.getByRole('switch', { name: 'Show my name on leaderboards' });
/** The folded part of a card. */
const advanced = page.getByText('Advanced', { exact: true });
const cover = page.getByRole('switch', { name: 'Cover missed days with rest days' });
const tab = (name: string) => page.getByRole('tab', { name });
const unsavedNote = page.getByText('You have unsaved changes.');
const savedMessage = 'Profile updated successfully!';

/** Presses Tab until this element has the focus. */
async function tabTo(target: Locator): Promise<void> {
  await expect.element(target).toBeVisible();
  for (let stop = 0; stop < 40; stop++) {
    await userEvent.keyboard('{Tab}');
    if (target.element() === document.activeElement) return;
  }
  throw new Error(`${target} cannot be reached by keyboard`);
}

/** Closes a question with Escape, which is pressed again because a message may take the first one. */
async function escapeFrom(name: string): Promise<void> {
  const question = page.getByRole('alertdialog', { name });
  await expect.element(question).toBeVisible();
  await expect
    .poll(async () => {
      await userEvent.keyboard('{Escape}');
      return question.elements().length;
    })
    .toBe(0);
}

it.for(['', '/notifications', '/security'])('No column of /settings%s ends early', async (below) => {
  await showPage(`/settings${below}`, someDays(), { width: 1366, height: 768 });
  const columnEnds = () => {
    const cards = page.getByRole('tabpanel').element().querySelectorAll('section');
    const boxes = [...cards].map((card) => card.getBoundingClientRect());
    const lefts = [...new Set(boxes.map(({ left }) => left))];
    return lefts.map((left) =>
      Math.max(...boxes.filter((box) => box.left === left).map(({ bottom }) => bottom)),
    );
  };
  await expect.poll(() => columnEnds().length).toBe(2);
  // The shortest column has more than 70 % of the length of the longest.
  await expect.poll(() => Math.min(...columnEnds()) / Math.max(...columnEnds())).toBeGreaterThan(0.7);
});

describe('The settings by keyboard alone', () => {
  it('save the present values if nothing was changed: here no name and no age group', async () => {
    const { sent, answers } = recordSaves();
    await showPage('/settings', someDays(), { answers, person: unnamed });
    await expect.element(field('Email')).toHaveAttribute('readonly');
    await expect.element(page.getByText('Email cannot be changed')).toBeVisible();
    await tabTo(saveChanges);
    await userEvent.keyboard('{Enter}');
    await expect.poll(() => sent.pop()).toEqual({ showNameOnLeaderboard: false });
    await expectMessage(savedMessage);
  });

  it('change and save the profile', async () => {
    const { sent, answers } = recordSaves();
    const { session } = await showPage('/settings', someDays(), { answers, person: unnamed });
    await tabTo(field('Display name'));
    await userEvent.keyboard('  Ana Lima ');
    await expect.element(unsavedNote).toBeVisible();
    await tabTo(showName);
    await userEvent.keyboard(' ');
    await tabTo(field('Email'));
    await tabTo(field('Age group (optional)'));
    await userEvent.keyboard('30');
    await tabTo(advanced);
    await userEvent.keyboard('{Enter}');
    await tabTo(field('Time zone'));
    await userEvent.keyboard('Asia/Tok');
    await tabTo(cover);
    await userEvent.keyboard(' ');
    await tabTo(saveChanges);
    await userEvent.keyboard('{Enter}');
    await expect
      .poll(() => sent.pop())
      .toEqual({
        displayName: 'Ana Lima',
        ageGroup: '30-39',
        showNameOnLeaderboard: true,
        timezone: 'Asia/Tokyo',
        autoRestCover: false,
      });
    await expect.element(unsavedNote).not.toBeInTheDocument();

    const current = session.current();
    const person = current.state === 'signed-in' ? current.person : {};
    await showPage('/settings', someDays().moveTo('Asia/Tokyo'), { answers, person });
    await expect.element(field('Display name')).toHaveValue('Ana Lima');
    await expect.element(field('Age group (optional)')).toHaveValue('30-39');
    await expect.element(field('Time zone')).toHaveValue('Asia/Tokyo');
    await expect.element(showName).toBeChecked();
    await advanced.click();
    await expect.element(cover).not.toBeChecked();

    // An emptied name stays as it was; an age group can be removed.
    await field('Display name').fill('');
    await field('Age group (optional)').selectOptions('');
    await saveChanges.click();
    await expect.poll(() => sent.pop()).toEqual({ ageGroup: null, showNameOnLeaderboard: true });
    await expect.element(field('Display name')).toHaveValue('Ana Lima');
    await expect.element(field('Age group (optional)')).toHaveValue('');
  });

  it('reach the restart, the theme, the sound and the tabs', async () => {
    const { sent, answers } = recordSaves();
    await showPage('/settings', someDays(), { answers });
    await expect.element(page.getByRole('heading', { name: 'Settings' })).toBeVisible();
    const restart = page.getByRole('button', { name: 'Restart Challenge' });
    await tabTo(restart);
    await userEvent.keyboard('{Enter}');
    await escapeFrom('Restart the challenge?');
    await expect.element(restart).toHaveFocus();
    await tabTo(page.getByRole('radio', { name: 'System' }));
    await userEvent.keyboard('{ArrowRight}{ArrowRight}');
    await expect.element(page.getByRole('radio', { name: 'Dark' })).toBeChecked();
    expect(document.documentElement.dataset.theme).toBe('dark');
    await tabTo(page.getByRole('switch', { name: 'Sound when a day is complete' }));
    await userEvent.keyboard(' ');
    expect(localStorage.getItem('hundred:sound')).toBe('true');

    (tab('Profile').element() as HTMLElement).focus();
    await userEvent.keyboard('{ArrowRight}');
    await expect.poll(() => location.pathname).toBe('/settings/notifications');
    await expect.element(tab('Notifications')).toHaveFocus();
    await tabTo(field('Reminder time'));
    await userEvent.keyboard('0715PM');
    await tabTo(page.getByRole('button', { name: 'Save time' }));
    await userEvent.keyboard('{Enter}');
    await expect.poll(() => sent.pop()).toEqual({ reminderTime: '19:15' });
    await expectMessage(savedMessage);

    (tab('Notifications').element() as HTMLElement).focus();
    await userEvent.keyboard('{ArrowRight}');
    await expect.poll(() => location.pathname).toBe('/settings/security');
    const region = (name: string) => page.getByRole('region', { name, exact: true });
    await expect.element(region('Sign-in method')).toHaveTextContent('Email and password');
    await expect.element(region('Current Session')).toHaveTextContent('Active now');
    await tabTo(page.getByRole('link', { name: 'Change password' }));
    await tabTo(page.getByRole('button', { name: 'Sign out everywhere' }));
    await userEvent.keyboard('{Enter}');
    await escapeFrom('Sign out everywhere?');
  });
});

it.for(['/settings', '/settings/notifications', '/settings/security'])(
  'The page %s has no accessibility barrier',
  async (path) => {
    await showPage(path, someDays());
    await expect.element(page.getByRole('tabpanel')).toBeVisible();
    await expect.element(page.getByText('Loading')).not.toBeInTheDocument();
    await expectNoBarriers();
  },
);

// Every object has a property `constructor`: a lookup by address must not find it.
it.for(['anything', 'constructor'])(
  'An unknown address below the settings leads to them: %s',
  async (below) => {
    await showPage(`/settings/${below}`, someDays());
    await expect.poll(() => location.pathname).toBe('/settings');
  },
);

describe('An unsaved change', () => {
  const question = page.getByRole('alertdialog', { name: 'Leave without saving?' });
  const link = (name: string) => page.getByRole('link', { name }).first();
  const displayName = field('Display name');

  it('stays in its field with the error if it is refused', async () => {
    const long = 'Your display name must have at most 40 characters.';
    const answers: Answers = { 'PUT /auth/profile': refusal(400, 'invalid_input', long, 'displayName') };
    await showPage('/settings', someDays(), { answers });
    await displayName.fill('x'.repeat(41));
    await saveChanges.click();
    await expectMessage(`Failed to update profile: ${long}`);
    await expect.element(displayName).toHaveAttribute('aria-invalid', 'true');
    await expect.element(displayName).toHaveAccessibleDescription(expect.stringContaining(long));
    await expect.element(displayName).toHaveFocus();
    answers['PUT /auth/profile'] = serverError();
    await displayName.fill('Bo');
    await saveChanges.click();
    await expectMessage('Failed to update profile: One moment.');
    await expect.element(displayName).toHaveValue('Bo');
  });

  it('is not left without a question', async () => {
    await showPage('/dashboard', someDays(), { person: unnamed, width: 1280, height: 812 });
    await expect.element(dayChip(5)).toBeVisible();
    await link('Settings').click();
    await displayName.fill('Bo');
    // Another tab of the settings does not count as leaving.
    await tab('Security').click();
    await tab('Profile').click();
    await expect.element(displayName).toHaveValue('Bo');

    for (const leave of [link('Progress'), page.getByRole('button', { name: 'Log out' })]) {
      await leave.click();
      await question.getByRole('button', { name: 'Stay here' }).click();
      await expect.element(question).not.toBeInTheDocument();
      expect(location.pathname).toBe('/settings');
    }
    expect(dispatchEvent(new Event('beforeunload', { cancelable: true }))).toBe(false);

    // The browser's Back through the two visited tabs loses nothing either.
    for (const address of ['/settings/security', '/settings', '/dashboard']) {
      history.back();
      await expect.poll(() => location.pathname).toBe(address);
    }
    await expectMessage('Your changes aren’t saved yet. You’ll find them in Settings.');
    history.forward();
    await expect.element(displayName).toHaveValue('Bo');
    await link('Dashboard').click();
    await question.getByRole('button', { name: 'Leave without saving' }).click();
    await expect.poll(() => location.pathname).toBe('/dashboard');
    await link('Settings').click();
    await expect.element(displayName).toHaveValue('');
    await link('Dashboard').click();
    await expect.poll(() => location.pathname).toBe('/dashboard');
  });

  it('is not said to be kept after signing out everywhere, which removes it', async () => {
    const answers: Answers = {
      'POST /auth/sign-out-everywhere': async () => {
        await clearPerson(uidOfTest(), 'everything');
        return {};
      },
    };
    await showPage('/settings', someDays(), { answers });
    await displayName.fill('Bo');
    await tab('Security').click();
    await page.getByRole('button', { name: 'Sign out everywhere' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Sign out everywhere' }).click();
    await expect.poll(() => location.pathname).toBe('/login');
    expect(currentToasts()).toEqual([]);
  });

  it('is asked about again after the person stayed', async () => {
    const story = someDays();
    // The exercise cannot be sent, so signing out asks about it too.
    const answers: Answers = { 'POST /challenge/*': unreachable() };
    await showPage('/dashboard', story, { answers, width: 1280, height: 812 });
    await expectDeviceToHaveLog(story);
    await completeButton('Push-ups').click();
    await expect.element(completeButton('Push-ups')).not.toBeInTheDocument();
    await link('Settings').click();
    await displayName.fill('Bo');
    await page.getByRole('button', { name: 'Log out' }).click();
    await question.getByRole('button', { name: 'Leave without saving' }).click();
    await page.getByRole('button', { name: 'Stay signed in' }).click();
    await displayName.fill('Bo');
    await link('Progress').click();
    await expect.element(question).toBeVisible();
  });

  it('includes text typed while the rest was being saved', async () => {
    const heldAnswer = hold();
    await showPage('/settings', someDays(), { answers: { 'PUT /auth/profile': heldAnswer.answer } });
    await displayName.fill('Bo');
    await showName.click();
    await saveChanges.click();
    await displayName.fill('Bob');
    heldAnswer.letGo();
    await expectMessage(savedMessage);
    await expect.element(displayName).toHaveValue('Bob');
    await expect.element(unsavedNote).toBeVisible();
    await saveChanges.click();
    await expect.element(unsavedNote).not.toBeInTheDocument();
    await expect.element(displayName).toHaveValue('Bob');
  });
});

/** Returns to the page a minute later. */
function returnToPage(): void {
  vi.setSystemTime(Date.now() + 60_000);
  document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
}

it('A save does not undo a choice from another device, and keeps what is typed here', async () => {
  const { sent, answers } = recordSaves();
  const changedAnswers: Answers = { ...answers };
  const { session } = await showPage('/settings', someDays(), { answers: changedAnswers });
  await expect.element(showName).toBeChecked();
  await userEvent.selectOptions(field('Age group (optional)'), '30-39');

  const current = session.current();
  const person = current.state === 'signed-in' ? current.person : {};
  changedAnswers['GET /auth/me'] = { user: { ...person, showNameOnLeaderboard: false } };
  returnToPage();
  await expect.element(showName).not.toBeChecked();
  await expect.element(field('Age group (optional)')).toHaveValue('30-39');
  await saveChanges.click();
  await expect.poll(() => sent.pop()).toMatchObject({ ageGroup: '30-39', showNameOnLeaderboard: false });
});

it('A save waits for a pending request of the profile', async () => {
  const { sent, answers } = recordSaves();
  const chosenElsewhere: AnswerFunction = (derived) => {
    const { user } = derived() as { user: object };
    return { user: { ...user, displayName: 'Bo', showNameOnLeaderboard: false } };
  };
  const heldAnswer = hold(chosenElsewhere);
  await showPage('/settings', someDays(), { answers: { ...answers, 'GET /auth/me': heldAnswer.answer } });
  await expect.element(showName).toBeChecked();
  await userEvent.selectOptions(field('Age group (optional)'), '30-39');
  await saveChanges.click();
  await expect.element(page.getByRole('button', { name: 'Saving...' })).toBeVisible();
  heldAnswer.letGo();
  await expect
    .poll(() => sent)
    .toEqual([{ displayName: 'Bo', ageGroup: '30-39', showNameOnLeaderboard: false }]);
});

it('A save is newer than the answer of a profile request that was pending before it', async () => {
  const pendingRequests: Array<() => void> = [];
  /** Answers with the profile at the time of the request, but only when the test releases the answer. */
  const holdAnswer: AnswerFunction = (derived) => {
    const answer = derived();
    return new Promise((resolve) => pendingRequests.push(() => resolve(answer)));
  };
  await showPage('/settings/notifications', someDays(), { answers: { 'GET /auth/me': holdAnswer } });
  const nudges = page.getByRole('switch', { name: 'Nudges' });
  await expect.poll(() => pendingRequests.length).toBe(1);
  await advanced.click();
  await nudges.click();
  await expectMessage(savedMessage);
  pendingRequests[0]?.();
  await expect
    .poll(() => {
      returnToPage();
      return pendingRequests.length;
    })
    .toBe(2);
  await expect.element(nudges).not.toBeChecked();
});

it('A switch that is saved by itself keeps the focus, and the next one can be pressed meanwhile', async () => {
  const { sent, answers } = recordSaves();
  const recordSave = answers['PUT /auth/profile'] as AnswerFunction;
  const heldAnswer = hold(recordSave);
  await showPage('/settings/notifications', someDays(), {
    answers: { 'PUT /auth/profile': heldAnswer.answer },
  });
  const nudges = page.getByRole('switch', { name: 'Nudges' });
  const joining = page.getByRole('switch', { name: 'New members' });
  await advanced.click();
  await tabTo(joining);
  await userEvent.keyboard(' ');
  await expect.element(joining).not.toBeChecked();
  await expect.element(joining).toHaveFocus();
  await nudges.click();
  await expect.element(nudges).not.toBeChecked();
  heldAnswer.letGo();
  await expect.poll(() => sent).toEqual([{ joinNews: false }, { nudges: false }]);
  await expect.element(joining).not.toBeChecked();
  await expect.element(nudges).not.toBeChecked();
});

it('Weekday times are shown and can be removed without Premium', async () => {
  const { sent, answers } = recordSaves();
  // From Sunday to Saturday.
  const weekdayTimes = [null, '07:30', null, null, null, null, null];
  await showPage('/settings/notifications', someDays(), { answers, person: { weekdayTimes } });
  const daily = page.getByRole('region', { name: 'Daily reminder' });
  await expect.element(daily).toHaveTextContent('Monday7:30 AM');
  await expectNoBarriers();
  await daily.getByRole('button', { name: 'Use 9:00 AM every day' }).click();
  await expect.poll(() => sent).toEqual([{ weekdayTimes: null }]);
  await expect.element(daily).not.toHaveTextContent('Monday');
});
