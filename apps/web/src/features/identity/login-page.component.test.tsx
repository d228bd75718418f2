import { expect, it } from 'vitest';
import { newestPushableVersion } from '../../sync/command/pending-command';
import { nothingPending } from '../../sync/status/pending-counts';
import { storeCounts } from '../../sync/status/stored-counts';
import { openIndexedDbStore } from '../../sync/store/indexed-db-store';
import { expectNoBarriers } from '../../testing/barriers';
import { expectFocusHeld } from '../../testing/focus';
import { showSignedOut } from '../../testing/show-page';

it('The login page fits on a laptop', async () => {
  const screen = await showSignedOut('/login', 'signed-out', { width: 1366, height: 768 });
  await expect.element(screen.getByRole('button', { name: 'Sign in or create account' })).toBeVisible();
  expect(document.documentElement.scrollHeight).toBe(768);
});

it('The login page says why a person with unsent exercises is there', async () => {
  const screen = await showSignedOut('/login', 'signed-out');
  await expect.element(screen.getByRole('button', { name: 'Sign in or create account' })).toBeVisible();
  await expect.element(screen.getByText('You were signed out.')).not.toBeInTheDocument();

  storeCounts('ana', { ...nothingPending, completions: 3 });
  const screenWithPending = await showSignedOut('/login', 'signed-out');
  await expect
    .element(screenWithPending.getByText('You were signed out.'))
    .toHaveTextContent('Sign in to save 3 exercises from this device.');
  await expectNoBarriers();
});

it('Pending exercises of a deleted account can be discarded after a confirmation', async () => {
  const ana = '00000000-0000-4000-8000-00000000aaaa';
  const bo = '00000000-0000-4000-8000-00000000bbbb';
  const uids = [ana, bo];
  const store = await openIndexedDbStore();
  for (const uid of uids) {
    storeCounts(uid, { ...nothingPending, completions: 1 });
    const command = { kind: 'completeExercise', exercise: 'pushups', timeSeconds: 30 } as const;
    const status = { kind: 'pending' } as const;
    const pending = { id: uid, uid, version: newestPushableVersion, command, at: Date.now(), status };
    await store.write(uid, { add: [pending] });
  }
  localStorage.setItem(`hundred:support-draft:${ana}`, 'A question');
  const screen = await showSignedOut('/login', 'signed-out');
  const discard = screen.getByRole('button', { name: 'Discard unsent progress' });
  await discard.click();
  const question = screen.getByRole('alertdialog', { name: 'Discard unsent progress?' });
  await expect.element(question).toHaveTextContent('Not sent yet: 2 exercises.');
  await expectNoBarriers();
  await question.getByRole('button', { name: 'Cancel' }).click();
  await expect.element(question).not.toBeInTheDocument();
  expect((await store.read(ana)).pending).toHaveLength(1);

  await discard.click();
  await question.getByRole('button', { name: 'Discard' }).click();
  await expect.element(screen.getByText('You were signed out.')).not.toBeInTheDocument();
  await expect.element(question).not.toBeInTheDocument();
  await expectFocusHeld();
  for (const uid of uids) expect((await store.read(uid)).pending).toEqual([]);
  expect(Object.keys(localStorage).filter((key) => key.includes(ana) || key.includes(bo))).toEqual([]);
});
