import { useSyncExternalStore } from 'react';

export const accents = ['signal', 'moss', 'harbour', 'brick', 'ochre', 'graphite'] as const;
export type Accent = (typeof accents)[number];

/** Also read by first-paint.js, before anything else runs: it shows what is one word. */
const storageKey = 'hundred:accent';
/** Stands behind the choice of somebody whose premium ended. It comes back with premium. */
const pausedMark = ' paused';

const listeners = new Set<() => void>();
const accentOf = (value: unknown): Accent => accents.find((accent) => accent === value) ?? 'signal';
const shownAccent = (): Accent => accentOf(document.documentElement.dataset.accent);

function show(accent: Accent): void {
  const { dataset } = document.documentElement;
  if (accent === 'signal') delete dataset.accent;
  else dataset.accent = accent;
  for (const listener of listeners) listener();
}

function keep(value: string): void {
  try {
    if (value === 'signal') localStorage.removeItem(storageKey);
    else localStorage.setItem(storageKey, value);
  } catch {
    // Without storage the choice holds until the page is closed.
  }
}

function kept(): string | null {
  try {
    return localStorage.getItem(storageKey);
  } catch {
    return null;
  }
}

/** Shows an accent at once and remembers it. */
export function chooseAccent(accent: Accent): void {
  show(accent);
  keep(accent);
}

/** Pauses what was chosen while it is not open to the person, and takes it up again. */
export function holdAccent(isOpen: boolean): void {
  const value = kept();
  const isPaused = value?.endsWith(pausedMark) ?? false;
  if (!isOpen) {
    const accent = shownAccent();
    if (accent !== 'signal') keep(accent + pausedMark);
    show('signal');
  } else if (isPaused) {
    chooseAccent(accentOf(value?.slice(0, -pausedMark.length)));
  }
}

/** What is chosen in one tab shows in all of them. */
export function followAccent(): () => void {
  const hear = ({ key, newValue }: StorageEvent) => {
    if (key === storageKey || key === null) show(accentOf(newValue));
  };
  addEventListener('storage', hear);
  return () => removeEventListener('storage', hear);
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export const useAccent = (): Accent => useSyncExternalStore(subscribe, shownAccent, () => 'signal');
