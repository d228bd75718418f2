import { useSyncExternalStore } from 'react';
import { makeListeners } from '../../ui/listeners';
import { readStored, storeValue } from '../storage/stored-value';

/** `signal` is the default, which needs nothing in storage. */
export const accents = ['signal', 'moss', 'harbour', 'brick', 'ochre', 'graphite'] as const;
export type Accent = (typeof accents)[number];

/** Also read by theme-and-frame.js before anything else runs, which applies a value of one word only. */
const storageKey = 'hundred:accent';
/** Appended to the stored accent after Premium has ended. It is removed when Premium is back. */
const pausedMark = ' paused';

const changes = makeListeners();
const accentOf = (value: unknown): Accent => accents.find((accent) => accent === value) ?? 'signal';
const shownAccent = (): Accent => accentOf(document.documentElement.dataset.accent);

function show(accent: Accent): void {
  const { dataset } = document.documentElement;
  if (accent === 'signal') delete dataset.accent;
  else dataset.accent = accent;
  changes.notify();
}

/** Applies an accent at once and stores it. */
export function chooseAccent(accent: Accent): void {
  show(accent);
  storeValue(storageKey, accent === 'signal' ? undefined : accent);
}

/** Pauses the chosen accent while the person may not use it, and restores it afterwards. */
export function setAccentAllowed(isAllowed: boolean): void {
  if (isAllowed) {
    const pausedAccent = accents.find((accent) => readStored(storageKey) === accent + pausedMark);
    if (pausedAccent) chooseAccent(pausedAccent);
  } else {
    const accent = shownAccent();
    if (accent !== 'signal') storeValue(storageKey, accent + pausedMark);
    show('signal');
  }
}

/** Applies in this tab what is chosen in another. Returns a function that stops it. */
export function followAccent(): () => void {
  const onStorage = ({ key }: StorageEvent) => {
    // The key is null if the whole storage was cleared.
    if (key === storageKey || key === null) show(accentOf(readStored(storageKey)));
  };
  addEventListener('storage', onStorage);
  return () => removeEventListener('storage', onStorage);
}

export const useAccent = (): Accent => useSyncExternalStore(changes.subscribe, shownAccent, () => 'signal');
