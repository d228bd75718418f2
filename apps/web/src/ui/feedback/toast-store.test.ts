import { afterEach, describe, expect, it, vi } from 'vitest';
import { currentToasts, dismissToast, onToastsChanged, toast } from './toast-store';

afterEach(() => {
  for (const { id } of currentToasts()) dismissToast(id);
});

describe('toast', () => {
  it('shows a message for 3000 ms by default', () => {
    toast('Saved');
    toast('Careful', 'warning', 8000);
    expect(currentToasts()).toMatchObject([
      { message: 'Saved', kind: 'info', duration: 3000 },
      { message: 'Careful', kind: 'warning', duration: 8000 },
    ]);
  });

  it('keeps two equal messages apart, and dismisses one of them', () => {
    const first = toast('Saved', 'success');
    const second = toast('Saved', 'success');
    dismissToast(first);
    expect(currentToasts().map(({ id }) => id)).toEqual([second]);
  });

  it('notifies listeners until they unsubscribe', () => {
    const listener = vi.fn();
    const leave = onToastsChanged(listener);
    dismissToast(toast('Saved'));
    expect(listener).toHaveBeenCalledTimes(2);
    leave();
    toast('Saved');
    expect(listener).toHaveBeenCalledTimes(2);
  });
});
