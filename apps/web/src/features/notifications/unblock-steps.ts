import { type BrowserTraits, isIos } from '../../platform/device/ios';
import { text } from './panel/text';

/** The first pattern that matches is the browser: most user agents also contain the names of similar browsers. */
const browsers = [
  ['firefoxOnAndroid', /\bAndroid\b.*\bFirefox\//],
  ['android', /\bAndroid\b/],
  ['firefox', /\bFirefox\//],
  ['edge', /\bEdg\//],
  ['chrome', /\b(Chrome|HeadlessChrome)\//],
  ['safari', /\bSafari\//],
] as const;

/** The steps that allow notifications again in this browser. */
export function unblockSteps(device: BrowserTraits): readonly string[] {
  const browser = browsers.find(([, pattern]) => pattern.test(device.userAgent))?.[0] ?? 'other';
  return text.unblockSteps[isIos(device) ? 'ios' : browser];
}
