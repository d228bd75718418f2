import { beforeEach, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { cleanup, render } from 'vitest-browser-react';
import '../../styles.css';
import { Form } from './form';
import { TextField } from './text-field';

const name = page.getByLabelText('Name');
const code = page.getByLabelText('Code');

beforeEach(() => cleanup());

function CodeForm({ refusal }: { refusal?: Error }) {
  return (
    <Form refusal={refusal ?? null} onSubmit={() => {}}>
      <TextField label="Name" />
      <TextField label="Code" {...(refusal && { error: refusal.message })} />
      <button type="submit">Send</button>
    </Form>
  );
}

it('A refusal that arrives later focuses its field, unless the focus has moved elsewhere meanwhile', async () => {
  const { rerender } = await render(<CodeForm />);
  await page.getByRole('button').click();
  await rerender(<CodeForm refusal={new Error('There is none.')} />);
  await expect.element(code).toHaveFocus();

  await page.getByRole('button').click();
  await name.click();
  await rerender(<CodeForm refusal={new Error('There is none today.')} />);
  await expect.element(page.getByText('There is none today.')).toBeVisible();
  await expect.element(name).toHaveFocus();

  // Submits from another field by the keyboard.
  await userEvent.keyboard('{Enter}');
  await rerender(<CodeForm refusal={new Error('There is none.')} />);
  await expect.element(code).toHaveFocus();
});

it('A field reserves no room for an error that it does not have', async () => {
  const { rerender } = await render(<CodeForm />);
  const bottom = () => code.element().closest('.grid')!.getBoundingClientRect().bottom;
  expect(bottom()).toBe(code.element().getBoundingClientRect().bottom);
  await rerender(<CodeForm refusal={new Error('There is none.')} />);
  expect(bottom()).toBeGreaterThan(code.element().getBoundingClientRect().bottom);
});
