import { beforeEach, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { cleanup, render } from 'vitest-browser-react';
import '../styles.css';
import { Form } from './form';
import { TextField } from './text-field';

const name = page.getByLabelText('Name');
const code = page.getByLabelText('Code');

beforeEach(() => cleanup());

function Asked({ refusal }: { refusal?: Error }) {
  return (
    <Form refusal={refusal ?? null} onSubmit={() => {}}>
      <TextField label="Name" />
      <TextField label="Code" {...(refusal && { error: refusal.message })} />
      <button type="submit">Send</button>
    </Form>
  );
}

it('a refusal that comes later leads to its field, and leaves whoever went on meanwhile where they are', async () => {
  const { rerender } = await render(<Asked />);
  await page.getByRole('button').click();
  await rerender(<Asked refusal={new Error('There is none.')} />);
  await expect.element(code).toHaveFocus();

  await page.getByRole('button').click();
  await name.click();
  await rerender(<Asked refusal={new Error('There is none today.')} />);
  await expect.element(page.getByText('There is none today.')).toBeVisible();
  await expect.element(name).toHaveFocus();

  // Sent from another field by the keyboard.
  await userEvent.keyboard('{Enter}');
  await rerender(<Asked refusal={new Error('There is none.')} />);
  await expect.element(code).toHaveFocus();
});

it('a field takes no room for what is not wrong with it', async () => {
  const { rerender } = await render(<Asked />);
  const bottom = () => code.element().closest('.grid')!.getBoundingClientRect().bottom;
  expect(bottom()).toBe(code.element().getBoundingClientRect().bottom);
  await rerender(<Asked refusal={new Error('There is none.')} />);
  expect(bottom()).toBeGreaterThan(code.element().getBoundingClientRect().bottom);
});
