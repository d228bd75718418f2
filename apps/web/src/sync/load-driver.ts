let loaded: typeof import('./driver') | undefined;

/** Loads the part that changes the state, with the rules for facts and commands. No first render needs it. */
export async function loadDriver(): Promise<typeof import('./driver')> {
  loaded ??= await import('./driver');
  return loaded;
}

/** Undefined until it is loaded, which happens before there are facts. */
export const loadedDriver = () => loaded;
