import { readFileSync } from 'node:fs';
import { fold } from '@hundred/domain/challenge/fold/fold';
import { addDays } from '@hundred/domain/days/civil-date';
import { gentlePlan } from '@hundred/domain/rules/gentle-plan';
import { Story } from '@hundred/domain/rules/story';
import { personas } from '@hundred/testkit/logs/personas';
import { expect, it } from 'vitest';
import { stubPerson } from '../../../platform/stub-session';
import type { DrawText } from './pdf-document';
import { readPrintFont } from './print-font';
import { progressPdf } from './progress-pdf';

const font = readPrintFont(
  readFileSync(new URL('../../../ui/styles/fonts/archivo-print.ttf', import.meta.url)),
);

const drawn: string[] = [];
/** A grey pixel in place of the browser's drawing. Each letter is as wide as it is high, but ﷽ is ten times as wide. */
const draw: DrawText = (text, size) => {
  drawn.push(text);
  const pixels = { width: 1, height: 1, rgb: Uint8Array.of(9, 9, 9) };
  const width = size * [...text].reduce((sum, letter) => sum + (letter === '﷽' ? 10 : 1), 0);
  return { width, height: size, below: 2, pixels };
};

function pdfOf(story: Story, displayName: string | null = 'Ana'): string {
  const input = {
    facts: story.log,
    snapshot: fold(story.log),
    profile: { ...stubPerson, displayName },
    now: story.now,
    state: story.state,
  };
  const bytes = progressPdf(input, font, draw);
  if (!bytes) throw new Error('Nothing to export');
  return Buffer.from(bytes).toString('latin1');
}

/** Reads the text as a PDF reader does: the glyphs of the pages through the file's character map. */
function textsOf(pdf: string): string[] {
  const meanings = new Map<string, string>();
  for (const [, glyph, code] of pdf.matchAll(/<([0-9A-F]{4})> <([0-9A-F]{4})>(?=\n)/g)) {
    meanings.set(glyph!, String.fromCharCode(Number.parseInt(code!, 16)));
  }
  return [...pdf.matchAll(/<([0-9A-F]*)> Tj/g)].map(([, glyphs]) =>
    (glyphs!.match(/.{4}/g) ?? []).map((glyph) => meanings.get(glyph)).join(''),
  );
}

/** The last row has the name "All", three figures for the exercises, all reps, the extra reps and the days. */
function figuresOfAllWeeks(texts: readonly string[]) {
  const [, , , , reps, extraReps] = texts.slice(texts.indexOf('Total'));
  return { reps, extraReps };
}

it('The PDF has the totals, the badges and every week on two pages', () => {
  const story = personas['day 57 with rests']();
  const { totalReps, daysCompleted, longestStreak, badges } = story.state;
  const pdf = pdfOf(story);
  const texts = textsOf(pdf);
  for (const figure of [totalReps, daysCompleted, longestStreak, badges.length]) {
    expect(texts).toContain(figure.toLocaleString('en-US'));
  }
  expect(texts).toContain('Week Warrior');
  const datesInJanuary = texts.filter((text) => /^January \d+, 2026$/.test(text));
  // The first dates of the weeks in January.
  expect(datesInJanuary.length).toBeGreaterThan(3);
  expect(figuresOfAllWeeks(texts).reps).toBe(totalReps.toLocaleString('en-US'));
  expect(pdf.match(/\/Type \/Page\b/g)).toHaveLength(2);
});

it('The PDF sums the earlier weeks of five years in one row, and all weeks add up to everything', () => {
  const story = Story.startedOn('2021-01-03');
  for (let run = 0; run < 3; run++) {
    story
      .completeFrom(`${2021 + 2 * run}-01-04`, 100)
      .later(24)
      .ask({ kind: 'restart' });
  }
  const texts = textsOf(pdfOf(story));
  expect(texts.some((text) => /^\d+ earlier weeks$/.test(text))).toBe(true);
  expect(figuresOfAllWeeks(texts).reps).toBe(story.state.totalReps.toLocaleString('en-US'));
});

it('The PDF counts extra reps against the targets of the day, even on a plan', () => {
  const story = Story.startedOn('2026-01-01');
  story.ask({ kind: 'startTrial' });
  story.ask({ kind: 'adoptPlan', plan: gentlePlan() });
  // The plan asks for 6 of each, where the run itself asks for 10. With 9 of each, 3 × 3 are extra.
  const texts = textsOf(pdfOf(story.complete({ actualReps: 9 })));
  expect(texts[texts.indexOf('Extra reps') + 1]).toBe('9');
  expect(figuresOfAllWeeks(texts).extraReps).toBe('9');
});

it('The PDF names the run whose days it draws, even after a path was left', () => {
  const story = Story.startedOn('2026-01-01').completeFrom('2026-01-01', 100).on('2026-04-12');
  story.ask({ kind: 'choosePath', path: 'strength' });
  expect(textsOf(pdfOf(story))).toContain('Challenge 2, started April 12, 2026');
  story.on('2026-04-13').ask({ kind: 'resetPath' });
  expect(textsOf(pdfOf(story))).toContain('Challenge 1, started January 1, 2026');
});

it('The PDF sums the weeks for which there is no row of their own', () => {
  // One more than the 34 rows of the page.
  const weeks = 35;
  const story = Story.startedOn('2026-01-04');
  for (let week = 0; week < weeks; week++) story.on(addDays('2026-01-04', 7 * week)).complete();
  expect(textsOf(pdfOf(story))).toContain('1 earlier week');
});

it('The PDF draws a name that the font cannot write, and keeps it as text for copying', () => {
  drawn.length = 0;
  const pdf = pdfOf(Story.startedOn('2026-01-01').complete(), '安娜 אנה');
  expect(new Set(drawn)).toEqual(new Set(['安娜 אנה']));
  // 安娜 in UTF-16, after the byte order mark.
  expect(pdf).toContain('/ActualText <FEFF5B895A1C');
});

/** In points: an A4 page is 595 wide, with a margin of 48. */
const rightMargin = 547;
const roundingError = 0.1;

/** The right end of the text and of the pictures in the file. */
function rightEndOf(pdf: string): number {
  const ends = [...pdf.matchAll(/\/F (\S+) Tf (\S+) \S+ Td <([0-9A-F]*)>/g)].map(([, size, left, glyphs]) => {
    const widths = (glyphs!.match(/.{4}/g) ?? []).map((glyph) => font.widthOf(Number.parseInt(glyph, 16)));
    return Number(left) + (Number(size) * widths.reduce((sum, width) => sum + width, 0)) / 1000;
  });
  const pictures = [...pdf.matchAll(/ q (\S+) 0 0 \S+ (\S+) \S+ cm/g)];
  return Math.max(...ends, ...pictures.map(([, width, left]) => Number(width) + Number(left)));
}

it.each([
  ['that is long', 'W'.repeat(40)],
  ['that is wide and drawn as a picture', '﷽'.repeat(5)],
  ['that does not fit even in the smallest size', '﷽'.repeat(40)],
])('The PDF keeps a name %s on the page together with the date', (_what, name) => {
  const pdf = pdfOf(Story.startedOn('2026-01-01').complete(), name);
  expect(rightEndOf(pdf)).toBeLessThanOrEqual(rightMargin + roundingError);
  expect(textsOf(pdf)).toContain('January 1, 2026');
});

it('The PDF makes a name smaller before it cuts it, and marks the cut', () => {
  drawn.length = 0;
  const story = Story.startedOn('2026-01-01').complete();
  pdfOf(story, '﷽'.repeat(5));
  expect(drawn.at(-1)).toBe('﷽'.repeat(5));
  pdfOf(story, '﷽'.repeat(40));
  expect(drawn.at(-1)).toMatch(/^﷽+…$/);
});

it('Every object of the PDF starts where the table says', () => {
  const pdf = pdfOf(Story.startedOn('2026-01-01').complete());
  const table = pdf.slice(Number(/startxref\n(\d+)/.exec(pdf)![1]));
  expect(table).toMatch(/^xref\n/);
  const starts = [...table.matchAll(/^(\d{10}) 00000 n /gm)].map(([, start]) => Number(start));
  expect(starts.map((start) => Number.parseInt(pdf.slice(start), 10))).toEqual(
    starts.map((_, index) => index + 1),
  );
  for (const [, length, stream] of pdf.matchAll(/\/Length (\d+) >>\nstream\n([\s\S]*?)\nendstream/g)) {
    expect(stream).toHaveLength(Number(length));
  }
});

it('The PDF is null before the start', () => {
  const input = { facts: [], snapshot: fold([]), profile: stubPerson, now: 0, state: null };
  expect(progressPdf(input, font, draw)).toBeNull();
});
