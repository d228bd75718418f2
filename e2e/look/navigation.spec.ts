import { expect, test } from './gallery';
import { desktop, expectNoSidewaysScroll, expectNoViolations, phone, tablet } from './widths';

test('the keyboard alone walks the navigation', async ({ page, signIn }) => {
  await signIn('free');
  await page.setViewportSize(desktop);
  await page.goto('/dashboard');
  await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible();
  const focused = page.locator(':focus');

  await page.keyboard.press('Tab');
  await expect(focused).toHaveText('Skip to content');
  await expect(focused).toBeInViewport();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();

  await page.reload();
  await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible();
  const stops = [
    'Skip to content',
    'Hundred',
    'Dashboard',
    'Progress',
    'Leaderboard',
    'Badges',
    'Go Premium',
  ];
  for (const name of stops) {
    await page.keyboard.press('Tab');
    await expect(focused).toHaveText(name);
  }
  for (const name of ['Theme: as the system', 'Settings', 'Log out']) {
    await page.keyboard.press('Tab');
    await expect(focused).toHaveAttribute('aria-label', name);
  }
  for (let back = 0; back < 5; back += 1) await page.keyboard.press('Shift+Tab');
  await expect(focused).toHaveText('Leaderboard');
  await expect(focused).toHaveCSS('outline-style', 'solid');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/leaderboard');
  await expect(page).toHaveTitle('Leaderboard · Hundred');
  await expect(page.getByRole('main')).toBeFocused();
  await expect(page.getByRole('link', { name: 'Leaderboard' })).toHaveAttribute('aria-current', 'page');
});

test('tablets get icons alone, each with its name and a tooltip', async ({ page, signIn }) => {
  await signIn('free');
  await page.setViewportSize(tablet);
  await page.goto('/badges');
  const navigation = page.getByRole('navigation', { name: 'Main' });
  await expect(navigation.getByRole('link')).toHaveCount(4);
  const progress = navigation.getByRole('link', { name: 'Progress' });
  expect((await progress.boundingBox())?.width).toBe(48);
  await progress.hover();
  await expect(page.getByRole('tooltip', { name: 'Progress' })).toBeVisible();
  // It goes with the first movement after the one that left; a busy browser makes two of them one.
  let step = 0;
  await expect(async () => {
    await page.mouse.move(400 + 20 * step++, 700);
    await expect(page.getByRole('tooltip')).toHaveCount(0, { timeout: 1_000 });
  }).toPass();
  await expectNoViolations(page);
});

test('phones get five places in a bar that covers nothing', async ({ page, signIn }) => {
  await signIn('free');
  await page.setViewportSize(phone);
  await page.goto('/settings');
  const bar = page.getByRole('navigation', { name: 'Main' });
  await expect(bar.getByRole('link')).toHaveText([
    'Today’s Challenge',
    'Progress',
    'Statistics',
    'Badges',
    'Leaderboard',
  ]);
  for (const link of await bar.getByRole('link').all()) {
    const box = await link.boundingBox();
    expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44);
  }
  await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
  const last = await page.getByRole('main').locator('> *').last().boundingBox();
  const top = (await bar.boundingBox())?.y ?? 0;
  expect((last?.y ?? 0) + (last?.height ?? 0)).toBeLessThanOrEqual(top);
  await expectNoViolations(page);
  for (const width of [320, 360]) {
    await page.setViewportSize({ width, height: 640 });
    await expectNoSidewaysScroll(page);
  }
});

test('Go Premium is for those who are not', async ({ page, signIn }) => {
  await signIn('premium');
  await page.goto('/dashboard');
  await expect(page.getByRole('button', { name: 'Log out' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Go Premium' })).toHaveCount(0);
});

test('whoever is signed in skips the login page, and leaves through Log out', async ({ page, signIn }) => {
  await signIn('free');
  await page.goto('/login');
  await expect(page).toHaveURL('/dashboard');
  await page.goto('/');
  await expect(page).toHaveURL('/dashboard');
  await page.getByRole('button', { name: 'Log out' }).click();
  await expect(page).toHaveURL('/login');
});

test('nothing but Loading shows while it is not known who is here', async ({ page, signIn }) => {
  await signIn('loading');
  await page.goto('/dashboard');
  await expect(page.getByRole('status')).toHaveText('Loading');
  await expect(page.getByRole('navigation')).toHaveCount(0);
  await expectNoViolations(page);
});
