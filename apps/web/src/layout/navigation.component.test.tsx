import { personas } from '@hundred/testkit/logs/personas';
import { describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { expectNoSidewaysScroll, expectNoViolations, expectTouchTargetSize } from '../testing/barriers';
import { showPage, showSignedOut } from '../testing/show-page';
import { headerDestinations, moreDestinations } from './navigation';

const desktop = { width: 1280, height: 812 };
const main = page.getByRole('main');
const navigation = page.getByRole('navigation', { name: 'Main' });
const focused = () => document.activeElement;

describe('The navigation', () => {
  it('works by keyboard alone', async () => {
    await showPage('/dashboard', personas['day 1'](), desktop);
    await expect.element(navigation).toBeVisible();
    await expect.element(page.getByRole('link', { name: 'Go Premium' }).first()).toBeVisible();
    const names = [
      'Skip to content',
      'Hundred',
      'Dashboard',
      'Progress',
      'Leaderboard',
      'Badges',
      'More',
      'Go Premium',
    ];
    for (const name of names) {
      await userEvent.keyboard('{Tab}');
      expect(focused()?.textContent).toBe(name);
      if (name === 'Skip to content') await expect.element(page.getByText(name)).toBeInViewport();
    }
    for (const name of ['Change theme (now system)', 'Settings', 'Log out']) {
      await userEvent.keyboard('{Tab}');
      expect(focused()?.getAttribute('aria-label')).toBe(name);
    }
    // Back from Log out to Leaderboard.
    for (let back = 0; back < 6; back += 1) await userEvent.keyboard('{Shift>}{Tab}{/Shift}');
    expect(focused()?.textContent).toBe('Leaderboard');
    expect(getComputedStyle(focused()!).outlineStyle).toBe('solid');
    await userEvent.keyboard('{Enter}');
    await expect.poll(() => location.pathname).toBe('/leaderboard');
    await expect.poll(() => document.title).toBe('Leaderboard · Hundred');
    await expect.element(main).toHaveFocus();
    await expect
      .element(page.getByRole('link', { name: 'Leaderboard' }))
      .toHaveAttribute('aria-current', 'page');
  });

  it('can be skipped', async () => {
    await showPage('/dashboard', personas['day 1'](), desktop);
    await expect.element(navigation).toBeVisible();
    await userEvent.keyboard('{Tab}');
    expect(focused()?.textContent).toBe('Skip to content');
    await userEvent.keyboard('{Enter}');
    await expect.element(main).toHaveFocus();
  });

  it('has only icons on tablets, each with its name and a tooltip', async () => {
    await showPage('/badges', personas['day 1'](), { width: 768, height: 1024 });
    await expect.element(navigation).toBeVisible();
    expect(navigation.getByRole('link').elements()).toHaveLength(headerDestinations.length);
    const progress = navigation.getByRole('link', { name: 'Progress' });
    // The square of an icon has no room for a name.
    expect(progress.element().getBoundingClientRect().width).toBe(48);
    await progress.hover();
    await expect.element(page.getByText('Progress', { exact: true }).last()).toBeVisible();
    // The tooltip closes with the first movement after the one that left; a busy browser may merge the two.
    let step = 0;
    await expect
      .poll(async () => {
        step += 1;
        await main.hover({ position: { x: 100 + 5 * step, y: 300 } });
        return page.getByRole('tooltip', { includeHidden: true }).elements().length;
      })
      .toBe(0);
    await expectNoViolations();
    // Everything is in one row, also beside Go Premium.
    expect(document.querySelector('header')!.getBoundingClientRect().height).toBeLessThan(80);
  });

  it('is a bar with five links on phones, and covers nothing', async () => {
    await showPage('/settings', personas['day 1'](), { width: 360, height: 760 });
    await expect.element(page.getByRole('heading', { name: 'Settings' })).toBeVisible();
    const links = navigation.getByRole('link').elements();
    expect(links.map(({ textContent }) => textContent)).toEqual([
      'Today’s Challenge',
      'Progress',
      'Statistics',
      'Badges',
      'Leaderboard',
    ]);
    expectTouchTargetSize(links);
    scrollTo(0, document.documentElement.scrollHeight);
    const lastElement = main.element().lastElementChild;
    const top = navigation.element().getBoundingClientRect().top;
    expect(lastElement?.getBoundingClientRect().bottom).toBeLessThanOrEqual(top);
    await expectNoViolations();
    for (const width of [320, 360]) {
      await page.viewport(width, 640);
      await expectNoSidewaysScroll();
    }
  });

  it('has the other links behind More, and closes it again', async () => {
    await showPage('/badges', personas['day 1'](), desktop);
    const more = navigation.getByRole('button', { name: 'More' });
    await expect.element(more).toHaveAttribute('aria-expanded', 'false');
    expect(more.element().hasAttribute('aria-current')).toBe(false);
    await more.click();
    expect(navigation.getByRole('link').elements()).toHaveLength(
      headerDestinations.length + moreDestinations.length,
    );
    await expectNoViolations();
    await userEvent.keyboard('{Tab}');
    expect(focused()?.textContent).toBe('Together');
    await userEvent.keyboard('{Escape}');
    await expect.element(more).toHaveFocus();
    await expect.element(more).toHaveAttribute('aria-expanded', 'false');
    await more.click();
    await page.getByRole('heading', { level: 1 }).click();
    await expect.element(more).toHaveAttribute('aria-expanded', 'false');
    await more.click();
    await navigation.getByRole('link', { name: 'Plan' }).click();
    await expect.element(page.getByRole('heading', { name: 'Plan', level: 1 })).toBeVisible();
    await expect.element(more).toHaveAttribute('aria-expanded', 'false');
  });

  it.each(['/dashboard', '/progress', '/statistics/forecast', '/plan', '/together', '/premium', '/settings'])(
    'marks the current page on a desktop and on a phone: %s',
    async (path) => {
      for (const size of [desktop, { width: 390, height: 844 }]) {
        await showPage(path, personas['day 1'](), size);
        await expect.element(main).toBeVisible();
        const current =
          page.getByRole('banner').element().parentElement?.querySelectorAll('[aria-current]') ?? [];
        const shownMarks = [...current].filter(
          (element) => !main.element().contains(element) && element.checkVisibility(),
        );
        expect(shownMarks).toHaveLength(1);
      }
    },
  );

  it('offers Premium only without it', async () => {
    // The Premium page itself shows the plan once it has loaded.
    await showPage('/premium', personas.premium());
    await expect.element(page.getByRole('heading', { name: 'You have Lifetime Champion' })).toBeVisible();
    await expect.element(page.getByRole('link', { name: 'Go Premium' })).not.toBeInTheDocument();
  });

  it('leads a signed-in person past the login page, and out through Log out', async () => {
    await showPage('/login', personas['day 1']());
    await expect.poll(() => location.pathname).toBe('/dashboard');
    await page.getByRole('button', { name: 'Log out' }).click();
    await expect.poll(() => location.pathname).toBe('/login');
    await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible();
  });

  it('shows a pending logout, once for several presses', async () => {
    const { session } = await showPage('/dashboard', personas['day 1']());
    const { signOut } = session;
    let letGo = () => {};
    const released = new Promise<void>((resolve) => {
      letGo = resolve;
    });
    const signOutSpy = vi.spyOn(session, 'signOut').mockImplementation(() => released.then(signOut));
    const logOut = page.getByRole('button', { name: 'Log out' });
    await logOut.click();
    await expect.element(logOut).toHaveAttribute('aria-busy', 'true');
    (logOut.element() as HTMLElement).click();
    letGo();
    await expect.poll(() => location.pathname).toBe('/login');
    expect(signOutSpy).toHaveBeenCalledOnce();
  });

  it('is hidden until the session is known', async () => {
    await showSignedOut('/dashboard', 'loading');
    await expect.element(page.getByRole('status')).toHaveTextContent('Loading');
    await expect.element(page.getByRole('navigation')).not.toBeInTheDocument();
    await expectNoViolations();
  });
});
