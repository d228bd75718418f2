import { text } from './text';

const browsers: ReadonlyArray<[id: keyof typeof text.browsers, sign: RegExp]> = [
  ['edge', /\bEdg/],
  ['opera', /\bOPR\//],
  ['samsung', /\bSamsungBrowser\//],
  ['firefox', /\b(Firefox|FxiOS)\//],
  ['chrome', /\b(Chrome|CriOS|HeadlessChrome)\//],
  ['safari', /\bSafari\//],
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

/**
 * Names the browser and the operating system as people call them, as far as the user agent reveals them. `unknown` is
 * the name of a browser that is not listed here.
 */
export function browserName(userAgent: string, unknown = text.unknownBrowser): string {
  const id = browsers.find(([, sign]) => sign.test(userAgent))?.[0];
  const system = systems.find(([, sign]) => sign.test(userAgent))?.[0];
  const browser = id === undefined ? unknown : text.browsers[id];
  return system === undefined ? browser : text.browserOn({ browser, system });
}
