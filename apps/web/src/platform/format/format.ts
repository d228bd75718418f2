import { keepValue, readKept } from '../storage/kept-value';

/** Makes it when it is first asked for: a formatter costs a phone ten milliseconds, and a page needs few. */
export function whenAsked<Value>(make: () => Value): () => Value {
  let made: { value: Value } | undefined;
  return () => {
    made ??= { value: make() };
    return made.value;
  };
}

/**
 * A language as the page writes it: order, separators and names of months are its own, digits and calendar those
 * of the page's words. Else Arabic or Persian would put two scripts and two calendars on one page.
 */
export const inOneScript = (language: string): string =>
  new Intl.Locale(language, { numberingSystem: 'latn', calendar: 'gregory' }).toString();

/**
 * For every formatter, and for texts of the domain, which are told the language. What `navigator` calls it may be no
 * locale ("C").
 */
export const languageOfBrowser = whenAsked(() =>
  inOneScript(new Intl.NumberFormat().resolvedOptions().locale),
);

/** How a language writes the figures that a page starts with. */
export type Figures = {
  /** Between the thousands of four digits and of five: some languages leave it out of the first. */
  four: string;
  five: string;
  /** Around a percentage. */
  percent: readonly [string, string];
};

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
 * Kept from the first visit on: the first formatter of a visit holds up a phone for a tenth of a second, in the middle
 * of showing the page. Learned anew when the browser is set to other languages.
 */
const figures = whenAsked((): Figures => {
  const key = 'hundred:figures';
  // The build has none.
  const languages = globalThis.navigator?.languages?.join();
  const kept = readKept(key) as { languages?: string; figures: Figures } | null;
  if (kept && kept.languages === languages) return kept.figures;
  const learned = figuresOf(languageOfBrowser());
  keepValue(key, { languages, figures: learned });
  return learned;
});

const whole = whenAsked(() => new Intl.NumberFormat(languageOfBrowser()));
const tenths = whenAsked(
  () => new Intl.NumberFormat(languageOfBrowser(), { minimumFractionDigits: 1, maximumFractionDigits: 1 }),
);
const share = whenAsked(
  () => new Intl.NumberFormat(languageOfBrowser(), { style: 'percent', maximumFractionDigits: 0 }),
);

/** Writes dates and times in one way. */
export function dateFormat(options: Intl.DateTimeFormatOptions): (at: Date | number) => string {
  const formatter = whenAsked(() => new Intl.DateTimeFormat(languageOfBrowser(), options));
  return (at) => formatter().format(at);
}

/** Writes civil dates, `YYYY-MM-DD`, in one way. They have no zone, so none may shift them. */
export function civilDateFormat(options: Intl.DateTimeFormatOptions): (date: string) => string {
  const write = dateFormat({ ...options, timeZone: 'UTC' });
  return (date) => write(instantOfDate(date));
}

/** The same for a row of dates, such as "June 3 – 9". */
export function civilRangeFormat(
  options: Intl.DateTimeFormatOptions,
): (first: string, last: string) => string {
  const formatter = whenAsked(
    () => new Intl.DateTimeFormat(languageOfBrowser(), { ...options, timeZone: 'UTC' }),
  );
  return (first, last) => formatter().formatRange(instantOfDate(first), instantOfDate(last));
}

const instantOfDate = (date: string) => new Date(`${date}T00:00:00Z`);

const isWhole = (value: number, most: number) => Number.isInteger(value) && value >= 0 && value <= most;

/** A whole number of four or five digits. */
export const withThousands = (value: number, { four, five }: Figures): string =>
  `${Math.floor(value / 1000)}${value < 10_000 ? four : five}${String(value % 1000).padStart(3, '0')}`;

/** What has at most three digits is written alike everywhere. */
export function formatNumber(value: number): string {
  if (isWhole(value, 999)) return String(value);
  return isWhole(value, 99_999) ? withThousands(value, figures()) : whole().format(value);
}

/** With one digit after the point. */
export const formatDecimal = (value: number) => tenths().format(value);

export const formatPercent = (percent: number): string =>
  isWhole(percent, 100) ? figures().percent.join(String(percent)) : share().format(percent / 100);

export const formatDate = civilDateFormat({ dateStyle: 'long' });

/** `m:ss`; minutes go on counting beyond the hour. */
export const formatDuration = (seconds: number) =>
  `${formatNumber(Math.floor(seconds / 60))}:${String(seconds % 60).padStart(2, '0')}`;

/** An instant, in epoch milliseconds, by the clock of this device. */
export const formatMoment = dateFormat({
  month: 'short',
  day: 'numeric',
  hour: 'numeric',
  minute: '2-digit',
});
