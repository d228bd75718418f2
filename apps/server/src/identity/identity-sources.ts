/** Other origins that the page may load from, connect to, or show in a frame, to sign in. */
export interface IdentitySources {
  script: readonly string[];
  connect: readonly string[];
  frame: readonly string[];
}

export const noSources: IdentitySources = { script: [], connect: [], frame: [] };
