import { type BrowserTraits, isIos } from '../../platform/device/ios';
import { text } from './panel/text';

/** Which steps unblock notifications, by browser. */
const browsers = [
  ['firefoxOnAndroid', /\bAndroid\b.*\bFirefox\//],
  ['android', /\bAndroid\b/],
  ['firefox', /\bFirefox\//],
  ['edge', /\bEdg\//],
  ['chrome', /\b(Chrome|HeadlessChrome)\//],
  ['safari', /\bSafari\//],
] as const;

export function unblockSteps(device: BrowserTraits): readonly string[] {
  const found = browsers.find(([, sign]) => sign.test(device.userAgent))?.[0] ?? 'other';
  return text.unblockSteps[isIos(device) ? 'ios' : found];
}
