import { useState } from 'react';
import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { useHeldFocus } from './use-held-focus';

const question = page.getByRole('button', { name: 'Not now' });
const elsewhere = page.getByRole('button', { name: 'Elsewhere' });

/** The question can be removed by a press or by something else. */
function Question() {
  const [isQuestionShown, setQuestionShown] = useState(true);
  const focusProps = useHeldFocus<HTMLElement>();
  return (
    <>
      <section {...focusProps} aria-label="Place">
        {isQuestionShown && (
          <button type="button" onClick={() => setQuestionShown(false)}>
            Not now
          </button>
        )}
      </section>
      <button type="button" onClick={() => setQuestionShown(false)}>
        Elsewhere
      </button>
    </>
  );
}

it('The container takes the focus of a button that its own press removed', async () => {
  await render(<Question />);
  await question.click();
  await expect.element(question).not.toBeInTheDocument();
  await expect.element(page.getByRole('region', { name: 'Place' })).toHaveFocus();
});

it('The container does not take the focus if it had left the button before its removal', async () => {
  await render(<Question />);
  const [button, other] = [question.element() as HTMLElement, elsewhere.element() as HTMLElement];
  button.focus();
  button.blur();
  other.click();
  await expect.element(question).not.toBeInTheDocument();
  expect(document.activeElement).toBe(document.body);
});
