/** Makes it when it is first asked for: a formatter costs a phone ten milliseconds, and a page needs few. */
export function whenAsked<Value>(make: () => Value): () => Value {
  let made: { value: Value } | undefined;
  return () => {
    made ??= { value: make() };
    return made.value;
  };
}

/** Numbers and dates as the browser's own language writes them. */
const whole = whenAsked(() => new Intl.NumberFormat());
const share = whenAsked(
  () => new Intl.NumberFormat(undefined, { style: 'percent', maximumFractionDigits: 0 }),
);
const longDate = whenAsked(() => new Intl.DateTimeFormat(undefined, { dateStyle: 'long', timeZone: 'UTC' }));
const moment = whenAsked(
  () =>
    new Intl.DateTimeFormat(undefined, {
      month: 'short',
      day: 'numeric',
      hour: 'numeric',
      minute: '2-digit',
    }),
);

/** For texts of the domain, which are told the language. What `navigator` calls it may be no locale ("C"). */
export const languageOfBrowser = () => whole().resolvedOptions().locale;

export const formatNumber = (value: number) => whole().format(value);

export const formatPercent = (percent: number) => share().format(percent / 100);

/** A civil date, `YYYY-MM-DD`. It has no zone, so none may shift it. */
export const formatDate = (date: string) => longDate().format(new Date(`${date}T00:00:00Z`));

/** An instant, in epoch milliseconds, by the clock of this device. */
export const formatMoment = (at: number) => moment().format(at);
