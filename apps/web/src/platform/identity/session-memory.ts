import type { Profile } from '@hundred/contract/identity';
import type { PublicConfig } from '@hundred/contract/operations';
import { hasFields } from '../storage/stored-fields';

/** Also read by theme-and-frame.js and paint-day.ts, before anything else runs. */
export const rememberedKey = 'hundred:signed-in';
/** The prefix of all other stored values of the person, which are removed with them. */
export const personPrefix = 'hundred:kept:';
/** The day that the next start shows before the page's code has loaded. Also read by paint-day.ts. */
export const firstPaintKey = 'hundred:first-paint';
/** The prefix of notes about people whose data is still to be cleared: see `sync/clear-person.ts`. */
export const unclearedPrefix = 'hundred:uncleared:';
const configKey = 'hundred:config';
const reauthenticateKey = 'hundred:sign-in-anew';

export interface RememberedPerson {
  /** Identifies the installation, because another one at the same address has other people. */
  installation: string;
  user: Profile;
  /** When they signed in here; unknown for sessions that are older than this field. */
  since?: string | undefined;
}

/** What a browser stores between visits, so that the app opens without a network. The browser may refuse storage. */
export interface SessionMemory {
  person(): RememberedPerson | undefined;
  storePerson(remembered: RememberedPerson): void;
  forgetPerson(): void;
  config(): PublicConfig | undefined;
  storeConfig(config: PublicConfig): void;
  /**
   * Whether the identity service may still have a session of a person who signed out. The next sign-in then asks for
   * credentials.
   */
  mustReauthenticate(): boolean;
  setMustReauthenticate(isRequired: boolean): void;
}

export function makeSessionMemory(storage: Storage): SessionMemory {
  function read(key: string): unknown {
    try {
      return JSON.parse(storage.getItem(key) ?? 'null');
    } catch {
      return null;
    }
  }
  /** Reads an object that names its installation and has an object at `part`. Anything else counts as missing. */
  function readOfInstallation<T>(key: string, part: keyof T & string): T | undefined {
    const value = read(key);
    return hasFields(value, { installation: 'string', [part]: 'object' }) ? (value as T) : undefined;
  }
  function write(key: string, value: unknown): void {
    try {
      if (value === undefined) storage.removeItem(key);
      else storage.setItem(key, JSON.stringify(value));
    } catch {
      // Without storage, the page remembers the person until it is closed.
    }
  }
  return {
    person: () => readOfInstallation<RememberedPerson>(rememberedKey, 'user'),
    storePerson: (remembered) => write(rememberedKey, remembered),
    forgetPerson() {
      write(rememberedKey, undefined);
      write(firstPaintKey, undefined);
      for (const key of Object.keys(storage)) if (key.startsWith(personPrefix)) write(key, undefined);
    },
    config: () => readOfInstallation<PublicConfig>(configKey, 'identity'),
    storeConfig: (config) => write(configKey, config),
    mustReauthenticate: () => read(reauthenticateKey) === true,
    setMustReauthenticate: (isRequired) => write(reauthenticateKey, isRequired || undefined),
  };
}

/** Whether this person is still signed in on this device, independent of the state of this tab. */
export const isRemembered = (uid: string, storage: Storage): boolean =>
  makeSessionMemory(storage).person()?.user.uid === uid;
