import { existsSync, readdirSync } from 'node:fs';
import { delimiter, join } from 'node:path';

export interface StartOptions {
  /** The address of the product. */
  url: string;
  userAgent?: string;
}

/** A browser with one window on the product, with the functions that every driver supports. */
export interface EngineDriver {
  goto(path: string): Promise<void>;
  reload(): Promise<void>;
  /** Runs in the page; the result is JSON. */
  run<Args extends unknown[], Value>(work: (...args: Args) => Value, ...args: Args): Promise<Awaited<Value>>;
  /** Clicks the element that `findInPage` finds, like a person. */
  click(kind: ControlKind, name: string): Promise<void>;
  type(label: string, text: string): Promise<void>;
  windows(): Promise<readonly unknown[]>;
  /** Uses this window from now on. */
  switchTo(window: unknown): Promise<void>;
  quit(): Promise<void>;
}

export interface Engine {
  name: string;
  start(options: StartOptions): Promise<EngineDriver>;
}

export type ControlKind = 'button' | 'link' | 'field';

/** Runs in the page: scrolls to the first visible control with this name, and returns it if it is enabled. */
export function findInPage(kind: ControlKind, name: string): HTMLElement | null {
  const selectors = { button: 'button', link: 'a[href]', field: 'input, select' };
  const hasName = (element: HTMLElement) => {
    const label = (element as HTMLInputElement).labels?.[0]?.textContent;
    const text = element.ariaLabel ?? label ?? element.innerText;
    return text.replace(/\s+/g, ' ').trim() === name;
  };
  const control = [...document.querySelectorAll<HTMLElement>(selectors[kind])].find(
    (element) => element.getClientRects().length > 0 && !element.closest('[inert]') && hasName(element),
  );
  control?.scrollIntoView({ block: 'center', behavior: 'instant' });
  return control && !(control as HTMLButtonElement).disabled ? control : null;
}

/** The path of an installed program. */
export const findProgram = (name: string): string | undefined =>
  (process.env.PATH ?? '')
    .split(delimiter)
    .map((folder) => join(folder, name))
    .find((path) => existsSync(path));

/** WebKit's own small browser, which its driver opens. */
export function findMiniBrowser(): string | undefined {
  const library = '/usr/lib';
  const folders = existsSync(library) ? readdirSync(library) : [];
  return folders
    .flatMap((folder) =>
      ['webkitgtk-6.0', 'webkit2gtk-4.1', 'webkit2gtk-4.0'].map((version) =>
        join(library, folder, version, 'MiniBrowser'),
      ),
    )
    .find((path) => existsSync(path));
}

/** Repeats a check until its result is true, and returns that result. Throws after the time, with the last result. */
export async function until<Value>(
  condition: string,
  check: () => Promise<Value>,
  withinMs = 60_000,
): Promise<Value> {
  const end = Date.now() + withinMs;
  let last: unknown;
  while (Date.now() < end) {
    try {
      const result = await check();
      if (result) return result;
      last = result;
    } catch (error) {
      last = error;
    }
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error(`It did not come to this: ${condition}. The last result: ${last}`);
}
