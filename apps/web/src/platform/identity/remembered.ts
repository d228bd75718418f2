import type { Profile } from '@hundred/contract/identity';
import type { PublicConfig } from '@hundred/contract/operations';

/** Also read by first-paint.js and paint-day.ts, before anything else runs. */
export const rememberedKey = 'hundred:signed-in';
/** Whatever else is kept about the person begins so, and is forgotten with them. */
export const keptPrefix = 'hundred:kept:';
/** The day that the next start shows before the program has loaded. Also read by paint-day.ts. */
export const firstPaintKey = 'hundred:first-paint';
const configKey = 'hundred:config';
const signInAnewKey = 'hundred:sign-in-anew';

export interface Remembered {
  /** Another installation at the same address has other people. */
  installation: string;
  user: Profile;
  /** When they signed in here; not known of whoever did before this was kept. */
  since?: string | undefined;
}

/** What a browser keeps between visits, so that the app opens without a network. Storage may be refused. */
export interface Memory {
  person(): Remembered | undefined;
  keepPerson(remembered: Remembered): void;
  forgetPerson(): void;
  config(): PublicConfig | undefined;
  keepConfig(config: PublicConfig): void;
  /** Whether the identity service may still know somebody who has left: then nobody gets in without being asked. */
  signInAnew(): boolean;
  keepSignInAnew(wanted: boolean): void;
}

export function makeMemory(storage: Storage): Memory {
  function read<T>(key: string): T | undefined {
    try {
      const text = storage.getItem(key);
      return text === null ? undefined : (JSON.parse(text) as T);
    } catch {
      return undefined;
    }
  }
  function write(key: string, value: unknown): void {
    try {
      if (value === undefined) storage.removeItem(key);
      else storage.setItem(key, JSON.stringify(value));
    } catch {
      // Then it holds until the page is closed.
    }
  }
  return {
    person: () => read(rememberedKey),
    keepPerson: (remembered) => write(rememberedKey, remembered),
    forgetPerson() {
      write(rememberedKey, undefined);
      write(firstPaintKey, undefined);
      for (const key of Object.keys(storage)) if (key.startsWith(keptPrefix)) write(key, undefined);
    },
    config: () => read(configKey),
    keepConfig: (config) => write(configKey, config),
    signInAnew: () => read(signInAnewKey) === true,
    keepSignInAnew: (wanted) => write(signInAnewKey, wanted || undefined),
  };
}

/** Whether this person is signed in here still, whatever this tab believes. */
export const isRemembered = (uid: string, storage: Storage): boolean =>
  makeMemory(storage).person()?.user.uid === uid;
