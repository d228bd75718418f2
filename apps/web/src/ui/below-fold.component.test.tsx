import { useLayoutEffect } from 'react';
import { Link, MemoryRouter, Route, Routes, useNavigate } from 'react-router';
import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { BelowFold } from './below-fold';

it('The end of a page follows its beginning after a link, and comes with it on the way back', async () => {
  const wasWhole: boolean[] = [];
  function LongPage() {
    useLayoutEffect(() => {
      wasWhole.push(document.querySelector('footer') !== null);
    }, []);
    return (
      <>
        <Link to="/short">Leave</Link>
        <BelowFold>
          <footer>The end</footer>
        </BelowFold>
      </>
    );
  }
  function ShortPage() {
    const navigate = useNavigate();
    return (
      <>
        <Link to="/long">Open</Link>
        <button type="button" onClick={() => navigate(-1)}>
          Back
        </button>
      </>
    );
  }
  await render(
    <MemoryRouter initialEntries={['/short']}>
      <Routes>
        <Route path="/short" element={<ShortPage />} />
        <Route path="/long" element={<LongPage />} />
      </Routes>
    </MemoryRouter>,
  );
  await page.getByRole('link', { name: 'Open' }).click();
  await expect.element(page.getByText('The end')).toBeVisible();
  await page.getByRole('link', { name: 'Leave' }).click();
  await page.getByRole('button', { name: 'Back' }).click();
  await expect.element(page.getByText('The end')).toBeVisible();
  expect(wasWhole).toEqual([false, true]);
});
