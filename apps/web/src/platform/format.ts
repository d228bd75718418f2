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
const share = whenAsked(
  () => new Intl.NumberFormat(languageOfBrowser(), { style: 'percent', maximumFractionDigits: 0 }),
);

/** Writes dates and times in one way. */
export function dateFormat(options: Intl.DateTimeFormatOptions): (at: Date | number) => string {
  const formatter = whenAsked(() => new Intl.DateTimeFormat(languageOfBrowser(), options));
  return (at) => formatter().format(at);
}

const longDate = dateFormat({ dateStyle: 'long', timeZone: 'UTC' });

export const formatNumber = (value: number) => whole().format(value);

export const formatPercent = (percent: number) => share().format(percent / 100);

/** A civil date, `YYYY-MM-DD`. It has no zone, so none may shift it. */
export const formatDate = (date: string) => longDate(new Date(`${date}T00:00:00Z`));

/** An instant, in epoch milliseconds, by the clock of this device. */
export const formatMoment = dateFormat({
  month: 'short',
  day: 'numeric',
  hour: 'numeric',
  minute: '2-digit',
});
