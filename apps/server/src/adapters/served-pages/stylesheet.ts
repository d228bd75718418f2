import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';

/** The address of a file of the built page, found by a pattern: a part of its name changes with every build. */
function builtFile(webDir: string, name: RegExp): string | undefined {
  const folder = join(webDir, 'assets');
  const file = existsSync(folder) ? readdirSync(folder).find((built) => name.test(built)) : undefined;
  return file && `/assets/${file}`;
}

/** Applies the theme that was chosen on the page, before the first paint. */
export const findThemeScript = (webDir: string): string | undefined =>
  builtFile(webDir, /^theme-and-frame-[\w-]+\.js$/);

/** The product's font, if the built page has it. */
function fontFace(webDir: string): string {
  const file = builtFile(webDir, /^archivo-(?!latin)[\w-]+\.woff2$/);
  return file
    ? `@font-face{font-family:Archivo;src:url("${file}") format("woff2");font-weight:400 900;font-stretch:75% 125%;font-display:swap}`
    : '';
}

/** The product's colours in both themes, as the build of the page wrote them. */
function colours(webDir: string): string {
  const file = join(webDir, 'colours.css');
  return existsSync(file) ? readFileSync(file, 'utf8') : '';
}

/** These few pages are forms and short messages: one column, the same on every screen. */
const rules = `
:root { color-scheme: light dark; }
:root[data-theme="light"] { color-scheme: light; }
:root[data-theme="dark"] { color-scheme: dark; }
* { box-sizing: border-box; }
html { -webkit-text-size-adjust: 100%; }
body {
  margin: 0; min-height: 100dvh; display: flex; flex-direction: column; align-items: center;
  padding: max(24px, env(safe-area-inset-top)) 16px max(24px, env(safe-area-inset-bottom));
  background: var(--color-paper); color: var(--color-ink);
  font: 430 1rem/1.5 Archivo, system-ui, -apple-system, "Segoe UI", sans-serif; font-variant-numeric: tabular-nums;
}
header { display: flex; align-items: center; gap: 12px; margin-bottom: 24px; }
.mark path { fill: var(--color-ink); }
.mark .flag { fill: var(--color-accent); }
.name { font-size: 1.375rem; font-weight: 780; font-stretch: 104%; }
main {
  width: 100%; max-width: 26rem; padding: 24px; border: 1px solid var(--color-line); border-radius: 16px;
  background: var(--color-surface);
}
h1 { margin: 0 0 16px; font-size: 1.75rem; line-height: 1.15; font-weight: 780; font-stretch: 104%; text-wrap: balance; }
p { margin: 0 0 16px; color: var(--color-ink-2); }
main > :last-child { margin-bottom: 0; }
a { color: var(--color-ink); text-underline-offset: 3px; }
.field { margin-bottom: 16px; }
label { display: block; margin-bottom: 10px; font-size: .875rem; font-weight: 560; font-stretch: 96%; }
.optional { color: var(--color-ink-3); font-weight: 430; }
input {
  width: 100%; min-height: 48px; padding: 10px 12px; border: 1px solid var(--color-edge); border-radius: 10px;
  background: var(--color-paper); color: var(--color-ink); font: inherit;
}
input[aria-invalid] { border: 2px solid var(--color-missed-ink); padding: 9px 11px; }
.owner { position: absolute; width: 1px; height: 1px; min-height: 0; padding: 0; border: 0; opacity: 0; pointer-events: none; }
.hint, .problem { margin: 4px 0 0; font-size: .875rem; color: var(--color-ink-3); }
main > .hint { margin-bottom: 16px; }
.problem { color: var(--color-missed-ink); font-weight: 560; }
.alert { padding: 12px; border-radius: 10px; background: var(--color-missed-soft); color: var(--color-missed-ink); font-weight: 560; }
button, .button {
  display: block; width: 100%; min-height: 48px; padding: 12px 16px; border: 0; border-radius: 10px; cursor: pointer;
  background: var(--color-accent); color: var(--color-on-accent); font: inherit; font-weight: 680; text-align: center; text-decoration: none;
}
button:hover, .button:hover, button:active, .button:active { background: var(--color-accent-press); }
button + button { margin-top: 12px; }
.quiet { background: none; color: var(--color-ink); box-shadow: inset 0 0 0 1.5px var(--color-edge); }
.quiet:hover, .quiet:active { background: var(--color-paper); }
.notice { padding: 12px; border: 1.5px dashed var(--color-edge); border-radius: 10px; color: var(--color-ink); }
.order { margin: 0 0 16px; }
.order div { display: flex; justify-content: space-between; gap: 16px; padding: 10px 0; border-bottom: 1px solid var(--color-line); }
.order dd { margin: 0; font-weight: 680; text-align: right; }
form { margin-bottom: 16px; }
.more { margin-bottom: 0; }
.more a:not(.button) { display: inline-block; padding: 10px 0; }
:focus-visible { outline: 3px solid var(--color-ink); outline-offset: 3px; }
footer { display: flex; gap: 24px; margin-top: 24px; font-size: .875rem; }
footer a { padding: 12px 0; color: var(--color-ink-2); }
@media (width >= 45rem) { main { margin-block: auto; } }
`;

/** Serves the style of these pages under a path. */
export function serveStylesheet(scope: FastifyInstance, path: string, webDir: string): void {
  const stylesheet = `${fontFace(webDir)}${colours(webDir)}${rules}`;
  scope.get(path, { schema: { hide: true } }, (_request, reply) =>
    reply.header('cache-control', 'no-cache').type('text/css; charset=utf-8').send(stylesheet),
  );
}
