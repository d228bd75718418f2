import { browserIn } from '@hundred/domain/text/browser-name';
import { text } from './text';

/** The name of the browser with its operating system. `fallback` stands for a browser that is not known. */
export function browserName(userAgent: string, fallback = text.unknownBrowser): string {
  const { browser = fallback, system } = browserIn(userAgent);
  return system === undefined ? browser : text.browserOn({ browser, system });
}
