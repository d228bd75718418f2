/** Escapes a text for `like`, so that it matches only itself. */
export const escapeLike = (text: string): string => text.replace(/[\\%_]/g, (character) => `\\${character}`);
