import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

const source = readFileSync(new URL('./tokens.css', import.meta.url), 'utf8');

type Theme = 'light' | 'dark';

function colorOf(name: string, theme: Theme): string {
  const value = new RegExp(`--color-${name}: ([^;]+);`).exec(source)?.[1];
  if (!value) throw new Error(`There is no colour ${name}.`);
  const both = /light-dark\((#\w+), (#\w+)\)/.exec(value);
  return (both ? both[theme === 'light' ? 1 : 2] : value) ?? '';
}

function luminance(hex: string): number {
  const channel = (start: number) => {
    const share = Number.parseInt(hex.slice(start, start + 2), 16) / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  };
  return 0.2126 * channel(1) + 0.7152 * channel(3) + 0.0722 * channel(5);
}

function contrast(front: string, ground: string, theme: Theme): number {
  const [light, dark] = [front, ground].map((name) => luminance(colorOf(name, theme))).sort((a, b) => b - a);
  return ((light ?? 0) + 0.05) / ((dark ?? 0) + 0.05);
}

/** WCAG 2.2 AA: text 4.5 to 1, signs and the borders of controls 3 to 1. */
const text: Array<[front: string, ground: string]> = [
  ...['ink', 'ink-2', 'ink-3'].flatMap((ink) =>
    ['paper', 'surface', 'sunk'].map((ground): [string, string] => [ink, ground]),
  ),
  ['ink', 'raised'],
  ['on-invert', 'invert'],
  ['on-accent', 'accent'],
  ['on-accent', 'accent-press'],
  ['accent-ink', 'paper'],
  ...['done', 'partial', 'missed', 'rest'].flatMap(
    (status): Array<[string, string]> => [
      [`on-${status}`, status],
      [`${status}-ink`, 'paper'],
      [`${status}-ink`, 'surface'],
      [`${status}-ink`, `${status}-soft`],
      ['ink-2', `${status}-soft`],
    ],
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
  ['accent', 'night'],
  ['brass', 'enamel-streak'],
  ['brass', 'enamel-milestone'],
  ['brass', 'enamel-reps'],
  ['brass', 'enamel-special'],
];

describe.each<Theme>(['light', 'dark'])('the %s theme', (theme) => {
  it.each(text)('%s on %s can be read', (front, ground) => {
    expect(contrast(front, ground, theme)).toBeGreaterThanOrEqual(4.5);
  });

  it.each(signs)('%s on %s can be told', (front, ground) => {
    expect(contrast(front, ground, theme)).toBeGreaterThanOrEqual(3);
  });
});
