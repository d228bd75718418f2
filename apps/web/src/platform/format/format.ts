import { hasFields, readStoredFields } from '../storage/stored-fields';
import { storeValue } from '../storage/stored-value';

/** Creates the value on first use: a formatter takes ten milliseconds on a phone, and a page needs few. */
export function lazy<Value>(make: () => Value): () => Value {
  let created: { value: Value } | undefined;
  return () => {
    created ??= { value: make() };
    return created.value;
  };
}

/**
 * The language with Latin digits and the Gregorian calendar. Order, separators and names of months stay those of the
 * language. Otherwise Arabic or Persian would mix two scripts and two calendars on one page.
 */
export const inOneScript = (language: string): string =>
  new Intl.Locale(language, { numberingSystem: 'latn', calendar: 'gregory' }).toString();

/** The language that the page is translated into, which formats too; undefined for English. The build has no document. */
function translatedInto(): string | undefined {
  const language = globalThis.document?.documentElement.dataset.language;
  return language === 'en' ? undefined : language;
}

/**
 * The language for all formatters and for texts of the domain: the browser's, unless the page is translated into
 * another one. Not read from `navigator.language`, which may be no valid locale ("C").
 */
export const languageOfBrowser = lazy(() => {
  const browser = new Intl.NumberFormat().resolvedOptions().locale;
  const translated = translatedInto();
  const isOther = translated !== undefined && new Intl.Locale(browser).language !== translated;
  return inOneScript(isOther ? translated : browser);
});

/** How a language writes the numbers on the first page. */
export type Figures = {
  /** The separators of four-digit and of five-digit numbers: some languages write the shorter ones without. */
  four: string;
  five: string;
  /** Prefix and suffix of a percentage. */
  percent: readonly [string, string];
};

const isFigures = (value: object): value is Figures =>
  hasFields(value, { four: 'string', five: 'string' }) &&
  Array.isArray(value.percent) &&
  value.percent.length === 2 &&
  value.percent.every((part) => typeof part === 'string');

/** Finds out how a language writes numbers, by the formatters of the browser. */
export function figuresOf(language: string): Figures {
  const number = new Intl.NumberFormat(language);
  const separator = (value: number) =>
    number.formatToParts(value).find(({ type }) => type === 'group')?.value ?? '';
  const [before = '', after = ''] = new Intl.NumberFormat(language, { style: 'percent' })
    .format(0.42)
    .split('42');
  return { four: separator(1234), five: separator(12_345), percent: [before, after] };
}

/**
 * Stored on the first visit, because the first formatter of a visit blocks a phone for a tenth of a second while the
 * page renders. Computed again when the languages of the browser change.
 */
const figures = lazy((): Figures => {
  const key = 'hundred:figures';
  // The build has no navigator.
  const languages = [translatedInto() ?? [], globalThis.navigator?.languages ?? []].flat().join();
  const storedFigures = readStoredFields(key, { languages: 'string', figures: 'object' });
  if (storedFigures?.languages === languages && isFigures(storedFigures.figures))
    return storedFigures.figures;
  const computedFigures = figuresOf(languageOfBrowser());
  storeValue(key, { languages, figures: computedFigures });
  return computedFigures;
});

const wholeFormat = lazy(() => new Intl.NumberFormat(languageOfBrowser()));
const decimalFormat = lazy(
  () => new Intl.NumberFormat(languageOfBrowser(), { minimumFractionDigits: 1, maximumFractionDigits: 1 }),
);
const percentFormat = lazy(
  () => new Intl.NumberFormat(languageOfBrowser(), { style: 'percent', maximumFractionDigits: 0 }),
);

/** Makes a formatter of instants. */
export function dateFormat(options: Intl.DateTimeFormatOptions): (at: Date | number) => string {
  const formatter = lazy(() => new Intl.DateTimeFormat(languageOfBrowser(), options));
  return (at) => formatter().format(at);
}

/** Makes a formatter of civil dates (`YYYY-MM-DD`). They have no zone, so no zone may shift them. */
export function civilDateFormat(options: Intl.DateTimeFormatOptions): (date: string) => string {
  const write = dateFormat({ ...options, timeZone: 'UTC' });
  return (date) => write(instantOfDate(date));
}

/** Makes a formatter of date ranges, such as "June 3 – 9". */
export function civilRangeFormat(
  options: Intl.DateTimeFormatOptions,
): (first: string, last: string) => string {
  const formatter = lazy(() => new Intl.DateTimeFormat(languageOfBrowser(), { ...options, timeZone: 'UTC' }));
  return (first, last) => formatter().formatRange(instantOfDate(first), instantOfDate(last));
}

const instantOfDate = (date: string) => new Date(`${date}T00:00:00Z`);

const isWhole = (value: number, most: number) => Number.isInteger(value) && value >= 0 && value <= most;

/** Formats a whole number of four or five digits. */
export const withThousands = (value: number, { four, five }: Figures): string =>
  `${Math.floor(value / 1000)}${value < 10_000 ? four : five}${String(value % 1000).padStart(3, '0')}`;

/** Numbers of at most three digits are the same in all languages. */
export function formatNumber(value: number): string {
  if (isWhole(value, 999)) return String(value);
  return isWhole(value, 99_999) ? withThousands(value, figures()) : wholeFormat().format(value);
}

/** Formats with one decimal. */
export const formatDecimal = (value: number) => decimalFormat().format(value);

export const formatPercent = (percent: number): string =>
  isWhole(percent, 100) ? figures().percent.join(String(percent)) : percentFormat().format(percent / 100);

export const formatDate = civilDateFormat({ dateStyle: 'long' });

/** Formats as `m:ss`. Minutes count beyond 60. */
export const formatDuration = (seconds: number) =>
  `${formatNumber(Math.floor(seconds / 60))}:${String(seconds % 60).padStart(2, '0')}`;

const timeFormats = new Map<string, (at: Date | number) => string>();

/** Formats the time of day of an instant in a zone. The formatter of a zone is created once. */
export function formatTime(at: number, zone: string): string {
  const format = timeFormats.get(zone) ?? dateFormat({ timeStyle: 'short', timeZone: zone });
  timeFormats.set(zone, format);
  return format(at);
}

/** Formats an instant, in epoch milliseconds, in the zone of this device. */
export const formatMoment = dateFormat({
  month: 'short',
  day: 'numeric',
  hour: 'numeric',
  minute: '2-digit',
});
