/** How long the rules may take to load where the page can go on without them. */
export const rulesTimeoutMs = 3_000;

type DriverModule = typeof import('./driver');

let loadedModule: DriverModule | undefined;

/**
 * Loads the part that changes the state, with the rules for facts and commands. The first render waits for it only if
 * commands are pending (`open-device.ts`), or if what is stored is of an older version (`read-stored.ts`).
 */
export async function loadDriver(): Promise<DriverModule> {
  loadedModule ??= await import('./driver');
  return loadedModule;
}

/** Undefined until the driver is loaded. Facts may be read from the device before, so views that need the rules wait. */
export const driverIfLoaded = () => loadedModule;
