import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

const source = readFileSync(new URL('./tokens.css', import.meta.url), 'utf8');
const accentSource = readFileSync(new URL('./accents.css', import.meta.url), 'utf8');

type Theme = 'light' | 'dark';

/** The rules of the block that starts with this selector or query. */
function blockOf(beginning: string): string {
  const [, block] = accentSource.split(`${beginning} {`);
  if (!block) throw new Error(`There is no block of ${beginning}.`);
  return block.split('\n}')[0]!;
}

/** A colour of a theme; `changed` holds rules that override the tokens. */
function colorOf(name: string, theme: Theme, changed = ''): string {
  const find = (text: string) => new RegExp(`--color-${name}: ([^;]+);`).exec(text)?.[1];
  const value = find(changed) ?? find(source);
  if (!value) throw new Error(`There is no colour ${name}.`);
  const both = /light-dark\((#\w+), (#\w+)\)/.exec(value);
  return (both ? both[theme === 'light' ? 1 : 2] : value) ?? '';
}

/** The relative luminance of WCAG, from 0 to 1. */
function luminance(hex: string): number {
  const channel = (start: number) => {
    const share = Number.parseInt(hex.slice(start, start + 2), 16) / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  };
  return 0.2126 * channel(1) + 0.7152 * channel(3) + 0.0722 * channel(5);
}

/** The contrast ratio of WCAG, from 1 to 21. */
function ratio(front: string, ground: string): number {
  const [light, dark] = [front, ground].map(luminance).sort((a, b) => b - a);
  return ((light ?? 0) + 0.05) / ((dark ?? 0) + 0.05);
}

const contrast = (front: string, ground: string, theme: Theme, changed?: string) =>
  ratio(colorOf(front, theme, changed), colorOf(ground, theme, changed));

/** WCAG 2.2 AA: text 4.5 to 1, signs and the borders of controls 3 to 1. */
const text: Array<[front: string, ground: string]> = [
  ...['ink', 'ink-2', 'ink-3'].flatMap((ink) =>
    ['paper', 'surface', 'sunk'].map((ground): [string, string] => [ink, ground]),
  ),
  ['ink', 'raised'],
  ['on-invert', 'invert'],
  ['on-accent', 'accent'],
  ['on-accent', 'accent-press'],
  ...['done', 'partial', 'missed', 'rest'].flatMap(
    (status): Array<[string, string]> => [
      [`on-${status}`, status],
      ['ink-2', `${status}-soft`],
    ],
  ),
  ...['done', 'partial', 'missed'].flatMap((status) =>
    ['paper', 'surface', `${status}-soft`].map((ground): [string, string] => [`${status}-ink`, ground]),
  ),
  ['cream', 'night'],
  ['on-cream', 'cream'],
  ['cream', 'enamel-streak'],
  ['cream', 'enamel-milestone'],
  ['cream', 'enamel-reps'],
  ['cream', 'enamel-special'],
  ['on-medal', 'gold'],
  ['on-medal', 'silver'],
  ['on-medal', 'bronze'],
];

const signs: Array<[front: string, ground: string]> = [
  ...['edge', 'accent', 'done', 'missed', 'rest', 'partial-ink'].flatMap((sign) =>
    ['paper', 'surface'].map((ground): [string, string] => [sign, ground]),
  ),
  ['night-cell', 'night'],
  ['cream', 'night-cell'],
  ['brass', 'enamel-streak'],
  ['brass', 'enamel-milestone'],
  ['brass', 'enamel-reps'],
  ['brass', 'enamel-special'],
];

const themes: Theme[] = ['light', 'dark'];
const accents = [...accentSource.matchAll(/^\[data-accent="(\w+)"\]/gm)].map(([, name]) => name);
const everyAccent = themes.flatMap((theme) => accents.map((accent) => [accent, theme] as const));

describe.each(everyAccent)('%s in the %s theme', (accent, theme) => {
  const block = blockOf(`[data-accent="${accent}"]`);

  it('has enough contrast wherever it is used', () => {
    for (const [front, ground] of text)
      expect(contrast(front, ground, theme, block), `${front} on ${ground}`).toBeGreaterThanOrEqual(4.5);
    for (const [front, ground] of signs)
      expect(contrast(front, ground, theme, block), `${front} on ${ground}`).toBeGreaterThanOrEqual(3);
    // The ground of the hundredth day is dark in both themes.
    expect(ratio(colorOf('accent', 'dark', block), colorOf('night', theme))).toBeGreaterThanOrEqual(3);
  });

  it('replaces all accent tokens and nothing else', () => {
    const names = [...block.matchAll(/--color-([\w-]+):/g)].map(([, name]) => name);
    expect(names).toEqual(['accent', 'accent-press', 'on-accent']);
  });
});

it('The signal accent equals the accent of the tokens', () => {
  const signal = blockOf('[data-accent="signal"]');
  for (const theme of themes)
    for (const name of ['accent', 'accent-press', 'on-accent'])
      expect(colorOf(name, theme, signal)).toBe(colorOf(name, theme));
});

it.each(themes)(
  'Small print has a contrast of 7 to 1 with the system’s setting for more contrast (%s)',
  (theme) => {
    const more = blockOf('@media (prefers-contrast: more)');
    for (const ground of ['paper', 'surface', 'sunk']) {
      for (const ink of ['ink', 'ink-2', 'ink-3'])
        expect(contrast(ink, ground, theme, more), `${ink} on ${ground}`).toBeGreaterThanOrEqual(7);
      expect(contrast('edge', ground, theme, more)).toBeGreaterThanOrEqual(4.5);
    }
  },
);

describe.each(themes)('The %s theme', (theme) => {
  it.each(text)('has readable text for %s on %s', (front, ground) => {
    expect(contrast(front, ground, theme)).toBeGreaterThanOrEqual(4.5);
  });

  it.each(signs)('has distinguishable signs for %s on %s', (front, ground) => {
    expect(contrast(front, ground, theme)).toBeGreaterThanOrEqual(3);
  });
});
