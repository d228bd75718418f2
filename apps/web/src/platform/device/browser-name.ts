const browsers: ReadonlyArray<[name: string, sign: RegExp]> = [
  ['Edge', /\bEdg/],
  ['Opera', /\bOPR\//],
  ['Samsung Internet', /\bSamsungBrowser\//],
  ['Firefox', /\b(Firefox|FxiOS)\//],
  ['Chrome', /\b(Chrome|CriOS|HeadlessChrome)\//],
  ['Safari', /\bSafari\//],
];

const systems: ReadonlyArray<[name: string, sign: RegExp]> = [
  ['Android', /\bAndroid\b/],
  ['iPhone', /\biPhone\b/],
  ['iPad', /\biPad\b/],
  ['Windows', /\bWindows\b/],
  ['Mac', /\bMacintosh\b/],
  ['ChromeOS', /\bCrOS\b/],
  ['Linux', /\bLinux\b/],
];

/** Names the browser and the operating system as people call them, as far as the user agent reveals them. */
export function browserName(userAgent: string): string {
  const named = (list: typeof browsers) => list.find(([, sign]) => sign.test(userAgent))?.[0];
  const system = named(systems);
  return `${named(browsers) ?? 'This browser'}${system ? ` on ${system}` : ''}`;
}
