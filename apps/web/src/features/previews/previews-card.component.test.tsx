import { personas } from '@hundred/testkit/logs/personas';
import { expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { showPage } from '../../testing/show-page';
import type { Answers } from '../../testing/story-api';

const preview = { id: 'camera', name: 'Camera counting', mayChange: 'How it counts.', since: '2026-03-01' };
const camera = page.getByRole('switch', { name: 'Camera counting' });

/** A server that offers one preview. `chosen` lists how the person has set its switch. */
function serverWithPreview(): { answers: Answers; chosen: boolean[] } {
  const chosen: boolean[] = [];
  return {
    chosen,
    answers: {
      'GET /previews': () => ({ previews: [{ ...preview, on: chosen.at(-1) ?? false }] }),
      'PUT /previews/camera'(_derived: () => unknown, body: unknown) {
        chosen.push((body as { on: boolean }).on);
        return { success: true };
      },
    },
  };
}

it('A person with Premium can try a preview, sees what may change, and finds where to give feedback', async () => {
  const { answers, chosen } = serverWithPreview();
  await showPage('/settings', personas.premium(), { answers });
  await expect.element(camera).not.toBeChecked();
  await expect.element(page.getByText('How it counts.')).toBeVisible();
  await camera.click();
  await expect.element(camera).toBeChecked();
  expect(chosen).toEqual([true]);
  await expect.element(page.getByRole('link', { name: 'Send feedback' })).toHaveAttribute('href', '/support');
});

const title = page.getByRole('heading', { name: 'Early access' });

it('The early-access card is locked without Premium', async () => {
  await showPage('/settings', personas['day 1'](), { answers: serverWithPreview().answers });
  await expect.element(title).toBeVisible();
  await expect.element(camera).toBeDisabled();
});

it('The early-access card is absent if there is no preview', async () => {
  const requestPreviews = vi.fn(() => ({ previews: [] }));
  await showPage('/settings', personas['day 1'](), { answers: { 'GET /previews': requestPreviews } });
  await expect.element(page.getByRole('heading', { name: 'Settings' })).toBeVisible();
  await expect.poll(() => requestPreviews.mock.calls.length).toBe(1);
  await expect.element(title).not.toBeInTheDocument();
});
