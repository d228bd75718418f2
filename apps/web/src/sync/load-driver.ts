let loaded: typeof import('./driver') | undefined;

/** The half of the sync that changes the state, with the rules for facts and commands. No first render needs them. */
export async function loadDriver(): Promise<typeof import('./driver')> {
  loaded ??= await import('./driver');
  return loaded;
}

/** Undefined until it is loaded, which it is before there are facts. */
export const loadedDriver = () => loaded;
