/** Where else the page may load from, ask, or show in a frame, for the sake of signing in. */
export interface IdentitySources {
  script: readonly string[];
  connect: readonly string[];
  frame: readonly string[];
}

export const noSources: IdentitySources = { script: [], connect: [], frame: [] };
