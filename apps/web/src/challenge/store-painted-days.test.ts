import { describe, expect, it, vi } from 'vitest';
import { firstPaintKey } from '../platform/identity/session-memory';
import { setUpFakeBrowser, uidOfTest } from '../sync/testing/fake-browser';
import { openPage } from '../sync/testing/open-page';
import { storePaintedDays } from './store-painted-days';

describe('the record of the next start', () => {
  setUpFakeBrowser();

  /** What is stored if the person is signed in, or not, when the delay of storing ends. */
  async function storedRecord(isSignedIn: boolean) {
    const { sync } = await openPage({ isStarted: true });
    storePaintedDays(sync, uidOfTest(), () => isSignedIn);
    await vi.advanceTimersByTimeAsync(1000);
    return JSON.parse(localStorage.getItem(firstPaintKey) ?? 'null');
  }

  it('is stored a moment after the log is pulled', async () => {
    expect(await storedRecord(true)).toMatchObject({ uid: uidOfTest(), days: [{ dayNumber: 1 }] });
  });

  it('is not stored if the person has signed out in another tab meanwhile', async () => {
    expect(await storedRecord(false)).toBeNull();
  });
});
