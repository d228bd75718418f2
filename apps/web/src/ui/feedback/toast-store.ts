import { makeListeners } from '../listeners';

export type ToastKind = 'success' | 'error' | 'warning' | 'info';
export type Toast = { id: number; message: string; kind: ToastKind; duration: number };

/** How long most messages are shown, in milliseconds. */
const glanceTime = 3000;
/** How long messages are shown that take longer to read, in milliseconds. */
export const readingTime = 6000;

let shownToasts: readonly Toast[] = [];
let lastId = 0;
const changes = makeListeners();

function change(next: readonly Toast[]) {
  shownToasts = next;
  changes.notify();
}

/** Shows a message for a while. The toaster that draws it loads with the first one. */
export function toast(message: string, kind: ToastKind = 'info', duration: number = glanceTime): number {
  lastId += 1;
  change([...shownToasts, { id: lastId, message, kind, duration }]);
  return lastId;
}

export function dismissToast(id: number): void {
  change(shownToasts.filter((entry) => entry.id !== id));
}

export const currentToasts = (): readonly Toast[] => shownToasts;

export const onToastsChanged = changes.subscribe;
