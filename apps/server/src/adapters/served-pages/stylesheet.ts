import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

/** A file of the built page by the beginning of its name; the rest of it changes with every build. */
function builtFile(webDir: string, name: RegExp): string | undefined {
  const folder = join(webDir, 'assets');
  const file = existsSync(folder) ? readdirSync(folder).find((one) => name.test(one)) : undefined;
  return file && `/assets/${file}`;
}

/** Shows the theme that was chosen on the page, before the first paint. */
export const findThemeScript = (webDir: string): string | undefined =>
  builtFile(webDir, /^first-paint-[\w-]+\.js$/);

/** The product's own typeface, where the built page has it. */
function fontFace(webDir: string): string {
  const file = builtFile(webDir, /^archivo-(?!latin)[\w-]+\.woff2$/);
  return file
    ? `@font-face{font-family:Archivo;src:url("${file}") format("woff2");font-weight:400 900;font-stretch:75% 125%;font-display:swap}`
    : '';
}

/** The values of the product's look that these few pages need, in both themes. */
const rules = `
:root {
  color-scheme: light dark;
  --paper: light-dark(#f4efe4, #11100e); --surface: light-dark(#fcf9f2, #1a1916);
  --line: light-dark(#dad1bf, #322f29); --edge: light-dark(#857b69, #7d7668);
  --ink: light-dark(#1b1813, #f6f1e6); --ink-2: light-dark(#4f493e, #c4bdaf); --ink-3: light-dark(#665f51, #a29a8b);
  --accent: light-dark(#f55011, #ff6a30); --accent-press: light-dark(#e64a0f, #ff8350); --on-accent: #1b1208;
  --missed-ink: light-dark(#a5291f, #ff9586); --missed-soft: light-dark(#f5dcd4, #351b17);
}
:root[data-theme="light"] { color-scheme: light; }
:root[data-theme="dark"] { color-scheme: dark; }
* { box-sizing: border-box; }
html { -webkit-text-size-adjust: 100%; }
body {
  margin: 0; min-height: 100dvh; display: flex; flex-direction: column; align-items: center;
  padding: max(24px, env(safe-area-inset-top)) 16px max(24px, env(safe-area-inset-bottom));
  background: var(--paper); color: var(--ink);
  font: 430 1rem/1.5 Archivo, system-ui, -apple-system, "Segoe UI", sans-serif; font-variant-numeric: tabular-nums;
}
header { display: flex; align-items: center; gap: 12px; margin-bottom: 24px; }
.mark path { fill: var(--ink); }
.mark .flag { fill: var(--accent); }
.name { font-size: 1.375rem; font-weight: 780; font-stretch: 104%; }
main {
  width: 100%; max-width: 26rem; padding: 24px; border: 1px solid var(--line); border-radius: 16px;
  background: var(--surface);
}
h1 { margin: 0 0 16px; font-size: 1.75rem; line-height: 1.15; font-weight: 780; font-stretch: 104%; text-wrap: balance; }
p { margin: 0 0 16px; color: var(--ink-2); }
main > :last-child { margin-bottom: 0; }
a { color: var(--ink); text-underline-offset: 3px; }
.field { margin-bottom: 16px; }
label { display: block; margin-bottom: 4px; font-size: .875rem; font-weight: 560; font-stretch: 96%; }
.optional { color: var(--ink-3); font-weight: 430; }
input {
  width: 100%; min-height: 48px; padding: 10px 12px; border: 1px solid var(--edge); border-radius: 10px;
  background: var(--paper); color: var(--ink); font: inherit;
}
input[aria-invalid] { border: 2px solid var(--missed-ink); padding: 9px 11px; }
.owner { position: absolute; width: 1px; height: 1px; min-height: 0; padding: 0; border: 0; opacity: 0; pointer-events: none; }
.hint, .problem { margin: 4px 0 0; font-size: .875rem; color: var(--ink-3); }
main > .hint { margin-bottom: 16px; }
.problem { color: var(--missed-ink); font-weight: 560; }
.alert { padding: 12px; border-radius: 10px; background: var(--missed-soft); color: var(--missed-ink); font-weight: 560; }
button, .button {
  display: block; width: 100%; min-height: 48px; padding: 12px 16px; border: 0; border-radius: 10px; cursor: pointer;
  background: var(--accent); color: var(--on-accent); font: inherit; font-weight: 680; text-align: center; text-decoration: none;
}
button:hover, .button:hover, button:active, .button:active { background: var(--accent-press); }
button + button { margin-top: 12px; }
.quiet { background: none; color: var(--ink); box-shadow: inset 0 0 0 1.5px var(--edge); }
.quiet:hover, .quiet:active { background: var(--paper); }
.notice { padding: 12px; border: 1.5px dashed var(--edge); border-radius: 10px; color: var(--ink); }
.order { margin: 0 0 16px; }
.order div { display: flex; justify-content: space-between; gap: 16px; padding: 10px 0; border-bottom: 1px solid var(--line); }
.order dd { margin: 0; font-weight: 680; text-align: right; }
form { margin-bottom: 16px; }
.more { margin-bottom: 0; }
.more a:not(.button) { display: inline-block; padding: 10px 0; }
:focus-visible { outline: 3px solid var(--ink); outline-offset: 3px; }
footer { display: flex; gap: 24px; margin-top: 24px; font-size: .875rem; }
footer a { padding: 12px 0; color: var(--ink-2); }
`;

export const makeStylesheet = (webDir: string): string => `${fontFace(webDir)}${rules}`;
