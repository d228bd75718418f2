/** In this order, because the user agents of most browsers also contain names further down. */
const browsers: ReadonlyArray<[name: string, pattern: RegExp]> = [
  ['Edge', /\bEdg/],
  ['Opera', /\bOPR\//],
  ['Samsung Internet', /\bSamsungBrowser\//],
  ['Firefox', /\b(Firefox|FxiOS)\//],
  ['Chrome', /\b(Chrome|CriOS|HeadlessChrome)\//],
  ['Safari', /\bSafari\//],
];

/** In this order, because Android also names Linux. */
const systems: ReadonlyArray<[name: string, pattern: RegExp]> = [
  ['Android', /\bAndroid\b/],
  ['iPhone', /\biPhone\b/],
  ['iPad', /\biPad\b/],
  ['Windows', /\bWindows\b/],
  ['Mac', /\bMacintosh\b/],
  ['ChromeOS', /\bCrOS\b/],
  ['Linux', /\bLinux\b/],
];

/**
 * The browser and the operating system that a user agent reveals, as people call them. Only listed names, because
 * anybody can send any text.
 */
export function browserIn(userAgent: string): { browser: string | undefined; system: string | undefined } {
  const nameIn = (list: typeof browsers) => list.find(([, pattern]) => pattern.test(userAgent))?.[0];
  return { browser: nameIn(browsers), system: nameIn(systems) };
}
