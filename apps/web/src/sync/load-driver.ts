/** Rules that load slowly must not hold up for longer what can go on without them. */
export const rulesTimeoutMs = 3_000;

let loaded: typeof import('./driver') | undefined;

/**
 * Loads the part that changes the state, with the rules for facts and commands. The first render waits for it only if
 * commands are pending (`open-device.ts`), or if what is stored is of an older version (`read-stored.ts`).
 */
export async function loadDriver(): Promise<typeof import('./driver')> {
  loaded ??= await import('./driver');
  return loaded;
}

/** The driver, if it is loaded. Facts may be read from the device before, and views that need the rules wait for it. */
export const loadedDriver = () => loaded;
