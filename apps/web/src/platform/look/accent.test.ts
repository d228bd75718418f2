import { readFileSync } from 'node:fs';
import { runInNewContext } from 'node:vm';
import { afterEach, expect, it, vi } from 'vitest';
import { makeBrowserStorage } from '../../testing/browser-storage';
import { accents, chooseAccent, followAccent, setAccentAllowed } from './accent';

const themeAndFrameScript = readFileSync(new URL('../storage/theme-and-frame.js', import.meta.url), 'utf8');

/** A tab with these values in storage. */
function openTab(stored: Record<string, string> = {}) {
  const dataset: { accent?: string } = {};
  const tab = new EventTarget();
  const document = { documentElement: { dataset }, querySelectorAll: () => [] };
  const localStorage = makeBrowserStorage(stored);
  vi.stubGlobal('document', document);
  vi.stubGlobal('localStorage', localStorage);
  vi.stubGlobal('addEventListener', tab.addEventListener.bind(tab));
  vi.stubGlobal('removeEventListener', tab.removeEventListener.bind(tab));
  return {
    dataset,
    storedAccent: () => localStorage.getItem('hundred:accent'),
    /** Another tab wrote a value, or cleared the storage. */
    storeInOtherTab(key: string | null, value?: string) {
      if (key === null) localStorage.clear();
      else localStorage.setItem(key, JSON.stringify(value));
      tab.dispatchEvent(Object.assign(new Event('storage'), { key }));
    },
    /** Runs the script that comes before the first paint. */
    paint: () =>
      runInNewContext(themeAndFrameScript, { document, localStorage, location: { pathname: '/' } }),
  };
}

afterEach(() => vi.unstubAllGlobals());

it('Six accents exist, each with its colours', () => {
  const styles = readFileSync(new URL('../../ui/styles/accents.css', import.meta.url), 'utf8');
  const accentsInStyles = [...styles.matchAll(/^\[data-accent="(\w+)"\]/gm)].map(([, name]) => name);
  expect(accentsInStyles).toEqual(accents);
  expect(accentsInStyles).toHaveLength(6);
});

it('A chosen accent is set before the first paint, and removed when the default is chosen', () => {
  const tab = openTab();
  chooseAccent('moss');
  expect([tab.dataset.accent, tab.storedAccent()]).toEqual(['moss', '"moss"']);
  const again = openTab({ 'hundred:accent': '"moss"' });
  again.paint();
  expect(again.dataset.accent).toBe('moss');
  chooseAccent('signal');
  expect([again.dataset.accent, again.storedAccent()]).toEqual([undefined, null]);
});

it('An accent pauses when Premium ends, also before the first paint, and comes back with it', () => {
  const tab = openTab({ 'hundred:accent': '"brick"' });
  tab.paint();
  setAccentAllowed(true);
  expect(tab.dataset.accent).toBe('brick');
  setAccentAllowed(false);
  expect(tab.dataset.accent).toBeUndefined();
  tab.paint();
  expect(tab.dataset.accent).toBeUndefined();
  setAccentAllowed(false);
  setAccentAllowed(true);
  expect([tab.dataset.accent, tab.storedAccent()]).toEqual(['brick', '"brick"']);
});

it('An accent follows the choice in another tab', () => {
  const tab = openTab();
  const leave = followAccent();
  tab.storeInOtherTab('hundred:accent', 'ochre');
  expect(tab.dataset.accent).toBe('ochre');
  tab.storeInOtherTab('something else', 'moss');
  expect(tab.dataset.accent).toBe('ochre');
  // As a tab stores it when Premium ends.
  tab.storeInOtherTab('hundred:accent', 'ochre paused');
  expect(tab.dataset.accent).toBeUndefined();
  tab.storeInOtherTab('hundred:accent', 'harbour');
  tab.storeInOtherTab(null);
  expect(tab.dataset.accent).toBeUndefined();
  leave();
  tab.storeInOtherTab('hundred:accent', 'moss');
  expect(tab.dataset.accent).toBeUndefined();
});

it('An unknown accent in storage is ignored', () => {
  const tab = openTab({ 'hundred:accent': '"purple"' });
  tab.paint();
  setAccentAllowed(false);
  expect(tab.dataset.accent).toBeUndefined();
});
