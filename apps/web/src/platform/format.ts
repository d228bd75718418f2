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

/** What has at most three digits is written alike everywhere, and needs no formatter: the first costs most. */
export const formatNumber = (value: number) =>
  Number.isInteger(value) && value >= 0 && value < 1000 ? String(value) : whole().format(value);

/** With one digit after the point. */
export const formatDecimal = (value: number) => tenths().format(value);

export const formatPercent = (percent: number) => share().format(percent / 100);

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
