import type { Language } from '@hundred/domain/text/language';
import { type Html, html } from './html';

/** What all pages of a service share. */
export interface Look {
  /** The address of the stylesheet. */
  stylesheet: string;
  /** The address of the script that applies the theme; undefined if the page is not built. */
  themeScript: string | undefined;
  supportEmail: string | undefined;
}

/** "100" on ten by ten squares of three units each, as on every page of the product. */
const mark = html`<svg class="mark" width="36" height="36" viewBox="0 0 30 30" aria-hidden="true"><rect class="flag" width="3" height="3"/><path fill-rule="evenodd" d="M3 0h3v30H3zM9 0h9v30H9zM12 3v24h3V3zM21 0h9v30h-9zM24 3v24h3V3z"/></svg>`;

const footers: Record<Language, { privacy: string; terms: string; help: string }> = {
  en: { privacy: 'Privacy', terms: 'Terms', help: 'Help' },
  de: { privacy: 'Datenschutz', terms: 'Nutzungsbedingungen', help: 'Hilfe' },
};

/** A whole page with the product's header and footer. */
export function page(look: Look, title: string, content: Html, language: Language = 'en'): string {
  const footer = footers[language];
  return html`<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">
<meta name="color-scheme" content="light dark">
<meta name="robots" content="noindex">
<title>${title} · Hundred</title>
<link rel="icon" href="/favicon.svg" type="image/svg+xml">
<link rel="stylesheet" href="${look.stylesheet}">
${look.themeScript && html`<script src="${look.themeScript}"></script>`}
</head>
<body>
<header>${mark}<span class="name">Hundred</span></header>
<main>
<h1>${title}</h1>
${content}
</main>
<footer>
<a href="/privacy" target="_blank" rel="noopener">${footer.privacy}</a>
<a href="/terms" target="_blank" rel="noopener">${footer.terms}</a>
${look.supportEmail && html`<a href="mailto:${look.supportEmail}">${footer.help}</a>`}
</footer>
</body>
</html>
`.text;
}

export interface FormField {
  name: string;
  label: string;
  type: 'email' | 'password' | 'text';
  autocomplete: string;
  value?: string | undefined;
  hint?: string;
  optional?: boolean;
  problem?: string | undefined;
  maxLength?: number;
  focus?: boolean;
}

/** A labelled input with its problem beside it, linked to it for screen readers. */
export function field(input: FormField): Html {
  const { name, value, hint, optional, problem, maxLength, focus } = input;
  const describedBy = [problem && `${name}-problem`, hint && `${name}-hint`].filter(Boolean).join(' ');
  return html`<div class="field">
<label for="${name}">${input.label}${optional && html` <span class="optional">(optional)</span>`}</label>
<input id="${name}" name="${name}" type="${input.type}" autocomplete="${input.autocomplete}"${
    maxLength !== undefined && html` maxlength="${maxLength}"`
  }${value !== undefined && html` value="${value}"`}${!optional && html` required`}${problem && html` aria-invalid="true"`}${
    describedBy && html` aria-describedby="${describedBy}"`
  }${focus && html` autofocus`}>
${problem && html`<p class="problem" id="${name}-problem">${problem}</p>`}
${hint && html`<p class="hint" id="${name}-hint">${hint}</p>`}
</div>`;
}

export function alertLine(text: string | undefined): Html {
  return html`${text && html`<p class="alert" role="alert">${text}</p>`}`;
}
