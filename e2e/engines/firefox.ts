import puppeteer, { type ElementHandle, type Page } from 'puppeteer-core';
import {
  type ControlKind,
  type Engine,
  type EngineDriver,
  findInPage,
  findProgram,
  type StartOptions,
  until,
} from './engine';

/** Uses WebDriver BiDi, because Playwright's own protocol needs its own Firefox build. */
export function findFirefox(): Engine | undefined {
  const executablePath = findProgram('firefox-esr') ?? findProgram('firefox');
  return executablePath ? { name: 'Firefox', start: (options) => start(executablePath, options) } : undefined;
}

async function start(executablePath: string, { url, userAgent }: StartOptions): Promise<EngineDriver> {
  const browser = await puppeteer.launch({
    browser: 'firefox',
    executablePath,
    headless: true,
    protocolTimeout: 60_000,
    extraPrefsFirefox: userAgent ? { 'general.useragent.override': userAgent } : {},
  });
  // The first tab of a fresh Firefox never gets the focus.
  let page: Page = await browser.newPage();
  await page.setViewport({ width: 390, height: 844 });

  const find = (kind: ControlKind, name: string) =>
    until(`there is a ${kind} "${name}"`, async () => {
      const found = await page.evaluateHandle(findInPage, kind, name);
      return found.asElement() as ElementHandle<HTMLElement> | null;
    });
  return {
    goto: async (path) => void (await page.goto(url + path)),
    reload: async () => void (await page.reload()),
    run: async <Args extends unknown[], Value>(
      work: (...args: Args) => Value,
      ...args: Args
    ): Promise<Awaited<Value>> =>
      (await page.evaluate(work as (...args: unknown[]) => unknown, ...args)) as Awaited<Value>,
    // A locator waits until the element no longer moves. Without that, a click during a layout misses its element.
    click: async (kind, name) => (await find(kind, name))!.asLocator().click(),
    async type(label, text) {
      await (await find('field', label))!.click();
      await page.keyboard.type(text);
    },
    windows: () => browser.pages(),
    async switchTo(window) {
      page = window as Page;
    },
    quit: () => browser.close(),
  };
}
