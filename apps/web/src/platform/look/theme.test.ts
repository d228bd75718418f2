import { afterEach, expect, it, vi } from 'vitest';
import { chooseTheme, followTheme } from './theme';

const [lightGround, darkGround] = ['#f4efe4', '#11100e'];
const metas = [
  { media: '(prefers-color-scheme: light)', content: '' },
  { media: '(prefers-color-scheme: dark)', content: '' },
];

/** A tab. `fireStorageEvent` notifies it of a value that another tab has stored, or of cleared storage (`null`). */
function openTab() {
  const page = { dataset: {} as { theme?: string } };
  const tab = new EventTarget();
  vi.stubGlobal('document', { documentElement: page, querySelectorAll: () => metas });
  vi.stubGlobal('localStorage', { setItem() {}, removeItem() {} });
  vi.stubGlobal('addEventListener', tab.addEventListener.bind(tab));
  const fireStorageEvent = (key: string | null, newValue: string | null) =>
    tab.dispatchEvent(Object.assign(new Event('storage'), { key, newValue }));
  return { page, fireStorageEvent };
}

afterEach(() => vi.unstubAllGlobals());

it('The theme follows the choice in another tab', () => {
  const { page, fireStorageEvent } = openTab();
  followTheme();
  fireStorageEvent('hundred:theme', 'dark');
  expect([page.dataset.theme, ...metas.map(({ content }) => content)]).toEqual([
    'dark',
    darkGround,
    darkGround,
  ]);
  fireStorageEvent('something else', 'light');
  expect(page.dataset.theme).toBe('dark');
  fireStorageEvent('hundred:theme', null);
  expect([page.dataset.theme, ...metas.map(({ content }) => content)]).toEqual([
    undefined,
    lightGround,
    darkGround,
  ]);
  chooseTheme('light');
  expect(page.dataset.theme).toBe('light');
  // Another tab has cleared all site data.
  fireStorageEvent(null, null);
  expect(page.dataset.theme).toBeUndefined();
});
