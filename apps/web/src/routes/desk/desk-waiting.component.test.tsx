import { describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { question, report } from '../../features/desk/testing/desk-answers';
import { recordCalls, showDesk } from '../../features/desk/testing/show-desk';
import { clearPerson } from '../../sync/clear-person';
import { expectMessage } from '../../testing/messages';
import { uidOfTest } from '../../testing/show-page';
import { hold, serverError, unreachable } from '../../testing/story-api';

const button = (name: string) => page.getByRole('button', { name, exact: true });

describe('What waits at the desk', () => {
  it('is a question that is answered in place; its draft survives a reload', async () => {
    const { sent, answers } = recordCalls(`PUT /desk/questions/${question.id}/answer`);
    await showDesk('/desk/support', answers);
    await expect.element(page.getByRole('link', { name: 'Support 1 waiting' })).toBeVisible();
    await page.getByLabelText('Your answer').fill('Found it.');
    await showDesk('/desk/support', answers);
    await expect.element(page.getByLabelText('Your answer')).toHaveValue('Found it.');
    await page.getByLabelText('Your answer').click();
    await userEvent.keyboard('{Control>}{Enter}{/Control}');
    await expectMessage('Answer sent. They can read it in the app.');
    const [, body] = sent[0]!;
    expect(body).toEqual({ answer: 'Found it.', replaces: null });
    await expect.element(page.getByLabelText('Your answer')).toHaveValue('');
  });

  it('keeps what is typed while the answer is being sent', async () => {
    const { answer, letGo } = hold(() => ({ success: true }));
    await showDesk('/desk/support', { [`PUT /desk/questions/${question.id}/answer`]: answer });
    await page.getByLabelText('Your answer').fill('Found it.');
    await button('Send and close').click();
    await page.getByLabelText('Your answer').fill('Found it. It is fixed tomorrow.');
    letGo();
    await expectMessage('Answer sent. They can read it in the app.');
    await expect.element(page.getByLabelText('Your answer')).toHaveValue('Found it. It is fixed tomorrow.');
  });

  it('is brought into view when it is chosen in a long list', async () => {
    const questions = Array.from({ length: 30 }, (_, index) => ({
      ...question,
      id: `00000000-0000-4000-8000-0000000001${String(index).padStart(2, '0')}`,
      message: `Question ${index}`,
    }));
    for (const width of [390, 1366]) {
      await showDesk('/desk/support', { 'GET /desk/questions': { questions } }, { width });
      for (const index of [3, 28]) {
        await page.getByRole('button', { name: `Question ${index}`, exact: false }).click();
        await expect.element(button('Send and close')).toBeInViewport();
      }
    }
  });

  it('is not shown to the next operator with the draft of the one who signed out', async () => {
    await showDesk('/desk/support');
    await page.getByLabelText('Your answer').fill('About their illness.');
    await clearPerson(uidOfTest(), 'everything');
    await showDesk('/desk/support');
    await expect.element(page.getByLabelText('Your answer')).toHaveValue('');
  });

  it('keeps an answer that could not be sent', async () => {
    await showDesk('/desk/support', { [`PUT /desk/questions/${question.id}/answer`]: unreachable() });
    await page.getByLabelText('Your answer').fill('Found it.');
    await button('Send and close').click();
    await expectMessage('No connection. Try again.');
    await expect.element(page.getByLabelText('Your answer')).toHaveValue('Found it.');
  });

  it('stays the question that is being answered if another one comes before it', async () => {
    const urgent = { ...question, id: '00000000-0000-4000-8000-000000000999', message: 'I paid twice.' };
    let questions = [question];
    await showDesk('/desk/support', {
      'GET /desk/questions': () => ({ questions }),
      [`PUT /desk/questions/${question.id}/answer`]: serverError(),
    });
    await page.getByLabelText('Your answer').fill('Found it.');
    questions = [urgent, question];
    await button('Send and close').click();
    await expect.element(page.getByRole('button', { name: /I paid twice/ })).toBeVisible();
    await expect.element(page.getByLabelText('Your answer')).toHaveValue('Found it.');
  });

  it.each([
    ['of a person’s name', {}, 'Reported by Lena'],
    [
      'of a name that was changed since',
      { words: 'Pills', isInUse: false },
      'Now called Free pills here. Reported by',
    ],
    ['of a group’s name', { reason: 'group name', words: 'Pills' }, 'Owner: Free pills here. Reported by'],
    [
      'of behavior',
      { reason: 'behaviour', words: null, isInUse: false },
      'About Free pills here, reported by',
    ],
  ] as const)('is a report %s that says whom it concerns', async (_of, changes, line) => {
    await showDesk('/desk/reports', { 'GET /desk/reports': { reports: [{ ...report, ...changes }] } });
    await expect.element(page.getByRole('paragraph').filter({ hasText: line })).toBeVisible();
  });

  it('is a report with its person and name; the name is kept, which can be undone, or removed', async () => {
    const { sent, answers } = recordCalls(`PUT /desk/reports/${report.id}`);
    let nameRemovals = 0;
    await showDesk('/desk/reports', {
      ...answers,
      [`POST /desk/reports/${report.id}/blank-name`]() {
        nameRemovals += 1;
        return { success: true };
      },
    });
    await expect.element(page.getByText('“Free pills here”')).toBeVisible();
    await expect.element(page.getByText(/Team “Oak”/)).toBeVisible();
    const keep = button('Keep the name');
    await expect.element(keep).toBeVisible();
    // A double press comes before the page is drawn again.
    for (const press of [1, 2])
      (keep.element() as HTMLElement).dispatchEvent(
        new MouseEvent('click', { bubbles: true, detail: press }),
      );
    await button('Undo').click();
    await expect.poll(() => sent.length).toBe(2);
    await button('Remove the name').click();
    await expect.poll(() => nameRemovals).toBe(1);
    expect(sent.map(([, body]) => body)).toEqual([{ action: 'close' }, { action: 'reopen' }]);
  });

  it('can be nothing', async () => {
    await showDesk('/desk/reports', { 'GET /desk/reports': { reports: [] } });
    await expect.element(page.getByText('Nothing is waiting.')).toBeVisible();
    await showDesk('/desk/support', { 'GET /desk/questions': { questions: [] } });
    await expect.element(page.getByText('Nothing is waiting.')).toBeVisible();
  });
});
