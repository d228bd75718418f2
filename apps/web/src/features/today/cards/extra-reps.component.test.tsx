import { Story } from '@hundred/domain/rules/story';
import { describe, expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import { showPage } from '../../../testing/show-page';

const dayFive = () => Story.startedOn('2026-01-01').completeFrom('2026-01-01', 4).on('2026-01-05');

describe('The extra reps field', () => {
  it('shows at once what will be recorded, in any script of digits', async () => {
    const screen = await showPage('/dashboard', dayFive());
    await screen
      .getByRole('button', { name: /Extra reps/ })
      .first()
      .click();
    const reps = screen.getByRole('textbox');
    const expectText = (text: string) =>
      expect.element(screen.getByText(text, { exact: true })).toBeVisible();
    // The target of Day 5. Up to 1,000 extra reps are accepted.
    await expectText('We’ll record 14 reps.');
    // 16, with an Arabic six.
    await reps.fill('1٦');
    await expectText('+2 extra');
    await expectText('We’ll record 16 reps.');
    await reps.fill('9');
    await expectText('You can’t record fewer reps than your target. We’ll record 14 reps.');
    await reps.fill('5000');
    await expectText('That’s too many reps. We’ll record 1,014 reps.');
    await reps.fill('fifteen');
    await expectText('That’s not a number. We’ll record 14 reps.');
    await expect.element(reps).toHaveValue('fifteen');
    // Leaving the field moves nothing, so that the button under the finger stays in place.
    const complete = screen.getByRole('button', { name: 'Complete Push-ups' });
    const topBefore = complete.element().getBoundingClientRect().top;
    await userEvent.tab();
    await expect.element(reps).toHaveValue('14');
    expect(complete.element().getBoundingClientRect().top).toBe(topBefore);
  });
});
