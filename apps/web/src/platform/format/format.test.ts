import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { figuresOf, formatDuration, formatNumber, inOneScript, withThousands } from './format';

it.each(['ar-EG', 'fa-IR', 'bn-BD', 'th-TH-u-nu-thai', 'ar-SA-u-ca-islamic-umalqura', 'en-US', 'de'])(
  'The formatters write %s with the digits and the calendar of the page',
  (language) => {
    const locale = inOneScript(language);
    const when = Date.parse('2026-11-15T00:00:00Z');
    const written = [
      (12_345).toLocaleString(locale),
      new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeStyle: 'short', timeZone: 'UTC' }).format(
        when,
      ),
    ].join(' ');
    expect(written.match(/\p{Nd}/gu)?.join('')).toMatch(/^[0-9]+$/);
    expect(written).toContain('2026');
  },
);

it.each(['ar-EG', 'fa-IR', 'de-CH', 'es', 'en-IN', 'sv'])(
  'Numbers of three digits are written in %s without a formatter',
  (language) => {
    for (const value of [0, 7, 999])
      expect(value.toLocaleString(inOneScript(language))).toBe(formatNumber(value));
    // A fourth digit brings a separator.
    expect(formatNumber(1000)).not.toBe('1000');
  },
);

it.each(['ar-EG', 'fa-IR', 'de-CH', 'es', 'pt-PT', 'en-IN', 'sv', 'fr', 'tr', 'he', 'eu'])(
  'Numbers of five digits and percentages in %s match the formatter of the browser',
  (language) => {
    const locale = inOneScript(language);
    const figures = figuresOf(locale);
    for (const value of [1000, 1008, 9999, 10_000, 18_248, 99_999])
      expect(withThousands(value, figures)).toBe(value.toLocaleString(locale));
    for (const percent of [0, 7, 42, 100])
      expect(figures.percent.join(String(percent))).toBe(
        (percent / 100).toLocaleString(locale, { style: 'percent' }),
      );
  },
);

it('The language decides order, separators and names of a date', () => {
  const when = Date.parse('2026-11-15T00:00:00Z');
  expect((1234).toLocaleString(inOneScript('de'))).toBe('1.234');
  expect(
    new Intl.DateTimeFormat(inOneScript('fr'), { dateStyle: 'long', timeZone: 'UTC' }).format(when),
  ).toBe('15 novembre 2026');
});

it.each([
  [0, '0:00'],
  [65, '1:05'],
  [4_512, '75:12'],
])('The duration formatter writes %i seconds as m:ss', (seconds, written) => {
  expect(formatDuration(seconds)).toBe(written);
});

it('All parts of the page use the formatters of this module', () => {
  const source = new URL('../..', import.meta.url);
  const files = readdirSync(source, { recursive: true, encoding: 'utf8' }).filter((name) =>
    /(?<!\.test)\.tsx?$/.test(name),
  );
  const otherFormatters =
    /Intl\.\w+Format\((undefined|\{|\))|toLocale\w*\((undefined|\{|\))|navigator\.language\b/;
  expect(
    files.filter(
      (name) =>
        !/platform[/\\](format[/\\]format|time[/\\]browser-zone)\.ts$/.test(name) &&
        otherFormatters.test(readFileSync(new URL(name, source), 'utf8')),
    ),
  ).toEqual([]);
});
