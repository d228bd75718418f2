import { browserIn } from '@hundred/domain/text/browser-name';
import { text } from './text';

/** The name of the browser with its operating system. `unknown` names a browser that is not known. */
export function browserName(userAgent: string, unknown = text.unknownBrowser): string {
  const { browser = unknown, system } = browserIn(userAgent);
  return system === undefined ? browser : text.browserOn({ browser, system });
}
