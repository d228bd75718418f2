import type { SupportRequest } from '@hundred/contract/support';
import { personas } from '@hundred/testkit/logs/personas';
import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { version } from '../../../../../package.json';
import { expectNoBarriers } from '../../testing/barriers';
import { expectMessage } from '../../testing/messages';
import { showPage } from '../../testing/show-page';
import {
  type AnswerFunction,
  type Answers,
  hold,
  refusal,
  serverError,
  unreachable,
} from '../../testing/story-api';

const question = page.getByLabelText('Your question');
const send = page.getByRole('button', { name: 'Send', exact: true });
const details = page.getByRole('switch', { name: 'Send device details' });
const message = 'The calendar shows yesterday as missed.';
const openRequest: SupportRequest = {
  id: '00000000-0000-4000-8000-00000000000a',
  topic: 'problem',
  message,
  diagnostics: null,
  sentAt: '2026-03-01T10:00:00.000Z',
  state: 'open',
  answer: null,
};
const answeredRequest: SupportRequest = {
  ...openRequest,
  id: '00000000-0000-4000-8000-00000000000b',
  topic: 'idea',
  state: 'answered',
  answer: { words: 'Thank you.\nIt is mended.', at: '2026-03-02T10:00:00.000Z' },
};

/** A server that accepts requests and lists them afterwards. */
function supportServer(...requests: SupportRequest[]) {
  const sent: Record<string, unknown>[] = [];
  const answers: Answers = {
    'GET /support': () => ({ requests }),
    'POST /support'(_derived: () => unknown, body: unknown) {
      sent.push(body as Record<string, unknown>);
      const id = `00000000-0000-4000-8000-${String(sent.length).padStart(12, '0')}`;
      requests.unshift({ ...openRequest, id, message: String((body as typeof openRequest).message) });
      return { success: true, request: requests[0] };
    },
  };
  return { sent, answers };
}

describe('The Support page', () => {
  it('shows the details before they are sent, sends them, and lists the request', async () => {
    const { sent, answers } = supportServer();
    await showPage('/support', personas['day 1'](), { answers });
    await expect.element(page.getByRole('heading', { name: 'No questions yet' })).toBeVisible();
    await expect.element(page.getByText(`Version: ${version}`)).toBeVisible();
    await page.getByLabelText('Topic').selectOptions('An idea');
    await question.fill('Too short');
    await send.click();
    await expect.element(question).toHaveAccessibleDescription(/Please write at least 20 characters/);
    await expect.element(question).toHaveFocus();
    expect(sent).toEqual([]);
    await question.fill(message);
    await expectNoBarriers();
    await send.click();
    await expectMessage('Sent. You’ll find the answer on this page.');
    await expect.element(page.getByText('Waiting for an answer')).toBeVisible();
    await expect.element(question).toHaveValue('');
    const { browser } = sent[0]!.diagnostics as { browser: string };
    await expect
      .poll(() => sent)
      .toEqual([
        {
          topic: 'idea',
          message,
          deviceKey: expect.stringMatching(/^\w{32}$/),
          diagnostics: { version, browser },
        },
      ]);
    expect(Object.keys(localStorage).filter((key) => key.includes('support-draft'))).toEqual([]);
  });

  it('sends the version of the page if it was opened without a connection', async () => {
    const { sent, answers } = supportServer();
    await showPage('/support', personas['day 1'](), {
      answers: { ...answers, 'GET /config': unreachable() },
    });
    await question.fill(message);
    await send.click();
    await expect.element(page.getByText('Waiting for an answer')).toBeVisible();
    expect(sent).toMatchObject([{ diagnostics: { version } }]);
  });

  it('leaves out the details if they are switched off, and names the last error if there was one', async () => {
    const { sent, answers } = supportServer();
    await showPage('/leaderboard', personas['day 1'](), {
      answers: { ...answers, 'GET /leaderboard/*': serverError() },
      width: 1280,
    });
    await expect
      .element(page.getByRole('heading', { name: 'We couldn’t load the leaderboard' }))
      .toBeVisible();
    await page.getByRole('button', { name: 'More' }).click();
    await page.getByRole('link', { name: 'Support' }).click();
    await expect.element(page.getByText('Last error: storage_away')).toBeVisible();
    await details.click();
    await expect.element(page.getByText('We won’t send any details.', { exact: true })).toBeVisible();
    await question.fill(message);
    await send.click();
    await expect.element(page.getByText('Waiting for an answer')).toBeVisible();
    expect(Object.keys(sent[0]!)).toEqual(['topic', 'message', 'deviceKey']);
  });

  it('keeps a draft without a connection across visits, and sends the same text once', async () => {
    /** The device keys that were sent without success. */
    const unsentKeys: unknown[] = [];
    const answers: Answers = {
      'GET /support': unreachable(),
      'POST /support'(_derived: () => unknown, body: unknown) {
        unsentKeys.push((body as { deviceKey: string }).deviceKey);
        return unreachable();
      },
    };
    await showPage('/support', personas['day 1'](), { answers });
    await expect.element(page.getByRole('heading', { name: 'No connection' })).toBeVisible();
    await question.fill(message);
    await send.click();
    await expect.element(page.getByText(/^No connection\. Your text is saved/)).toBeVisible();
    const reachable = supportServer();
    await showPage('/support', personas['day 1'](), { answers: reachable.answers });
    await expect.element(question).toHaveValue(message);
    await send.click();
    await expect.element(page.getByText('Waiting for an answer')).toBeVisible();
    expect(reachable.sent.map(({ deviceKey }) => deviceKey)).toEqual(unsentKeys);
    // A changed text is another request.
    await question.fill(`${message} And today too.`);
    await send.click();
    await expect.poll(() => reachable.sent.length).toBe(2);
    expect(reachable.sent[1]!.deviceKey).not.toBe(unsentKeys[0]);
  });

  it('keeps text typed while the previous one is being sent', async () => {
    const { answers } = supportServer();
    const heldAnswer = hold(answers['POST /support'] as AnswerFunction);
    await showPage('/support', personas['day 1'](), {
      answers: { ...answers, 'POST /support': heldAnswer.answer },
    });
    await question.fill(message);
    await send.click();
    await question.fill(`${message} And today too.`);
    heldAnswer.letGo();
    await expect.element(page.getByText('Waiting for an answer')).toBeVisible();
    await expect.element(question).toHaveValue(`${message} And today too.`);
  });

  it('shows why the server refused a request, and keeps the text', async () => {
    const { answers } = supportServer();
    answers['POST /support'] = refusal(409, 'too_many_today', 'Please write again tomorrow.');
    await showPage('/support', personas['day 1'](), { answers });
    await question.fill(message);
    await send.click();
    await expect.element(page.getByText('Please write again tomorrow. Your text is saved.')).toBeVisible();
    await expect.element(question).toHaveValue(message);
  });

  it('shows a loading state, then the answers, which stay if loading fails later', async () => {
    const heldAnswer = hold(() => ({ requests: [openRequest, answeredRequest] }));
    const answers: Answers = { 'GET /support': heldAnswer.answer };
    await showPage('/support', personas.premium(), { answers });
    await expect.element(page.getByText('Loading your questions')).toBeInTheDocument();
    heldAnswer.letGo();
    const list = page.getByRole('region', { name: 'Questions you sent' });
    await expect.element(list.getByText('It is mended.')).toBeVisible();
    await expect.element(list.getByText('Waiting for an answer')).toBeVisible();
    expect(
      list
        .getByRole('heading', { level: 3 })
        .elements()
        .map(({ textContent }) => textContent),
    ).toEqual(['Something doesn’t work', 'An idea']);
    await showPage('/support', personas['day 1'](), { answers: { 'GET /support': serverError() } });
    await expect.element(list.getByText('It is mended.')).toBeVisible();
  });
});
