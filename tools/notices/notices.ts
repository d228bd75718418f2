import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** A work of others, and the notice that its licence requires. */
export interface LicenceNotice {
  name: string;
  version: string;
  /** The SPDX identifier. */
  licence: string;
  /** The address of its page or of its repository. */
  from: string | undefined;
  text: string;
}

interface Manifest {
  name: string;
  version: string;
  license?: string | { type: string };
  author?: string | { name: string };
  homepage?: string;
  repository?: string | { url: string };
}

const licenceFile = /^(licen[cs]e|copying|notice|copyright)|licen[cs]e(\.\w+)?$/i;

/** The usual text for a package that names the licence without its text. */
const mitText = (holder: string) => `Copyright (c) ${holder}

Permission is hereby granted, free of charge, to any person obtaining a copy of this software and associated
documentation files (the "Software"), to deal in the Software without restriction, including without limitation the
rights to use, copy, modify, merge, publish, distribute, sublicense, and/or sell copies of the Software, and to permit
persons to whom the Software is furnished to do so, subject to the following conditions:

The above copyright notice and this permission notice shall be included in all copies or substantial portions of the
Software.

THE SOFTWARE IS PROVIDED "AS IS", WITHOUT WARRANTY OF ANY KIND, EXPRESS OR IMPLIED, INCLUDING BUT NOT LIMITED TO THE
WARRANTIES OF MERCHANTABILITY, FITNESS FOR A PARTICULAR PURPOSE AND NONINFRINGEMENT. IN NO EVENT SHALL THE AUTHORS OR
COPYRIGHT HOLDERS BE LIABLE FOR ANY CLAIM, DAMAGES OR OTHER LIABILITY, WHETHER IN AN ACTION OF CONTRACT, TORT OR
OTHERWISE, ARISING FROM, OUT OF OR IN CONNECTION WITH THE SOFTWARE OR THE USE OR OTHER DEALINGS IN THE SOFTWARE.`;

function standardText(licence: string, holder: string): string | undefined {
  if (licence === 'MIT') return mitText(holder);
  if (licence === 'Apache-2.0') {
    return `Copyright ${holder}\n\nLicensed under the Apache License, Version 2.0, the text of which stands with other packages in this file.\nhttps://www.apache.org/licenses/LICENSE-2.0`;
  }
}

const textOf = (value: string | Record<string, string> | undefined, key: string) =>
  typeof value === 'string' ? value : value?.[key];

/**
 * The notice of the package in this folder. Throws if it has no licence or no licence text, because it must not be
 * shipped.
 */
export function noticeOf(folder: string): LicenceNotice {
  const manifest: Manifest = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  const { name, version } = manifest;
  const licence = textOf(manifest.license, 'type');
  if (!licence) throw new Error(`${name} ${version} names no licence: ${folder}`);
  const files = readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isFile() && licenceFile.test(entry.name))
    .map((entry) => readFileSync(join(folder, entry.name), 'utf8').trim())
    .filter((text) => text.length > 0);
  const holder = textOf(manifest.author, 'name') ?? `the authors of ${name}`;
  const text = files.join('\n\n') || standardText(licence, holder);
  if (!text) throw new Error(`${name} ${version} gives no text of its licence, ${licence}: ${folder}`);
  const from = manifest.homepage ?? textOf(manifest.repository, 'url');
  return { name, version, licence, from, text };
}

const separator = '-'.repeat(80);

function noticeText({ name, version, licence, from, text }: LicenceNotice): string {
  return [separator, `${name} ${version} (${licence})`, ...(from ? [from] : []), '', text, ''].join('\n');
}

/** One readable text with each package once, sorted by name. */
export function noticesText(notices: LicenceNotice[], preface: string): string {
  const noticeByPackage = new Map(notices.map((notice) => [`${notice.name} ${notice.version}`, notice]));
  const sorted = [...noticeByPackage.entries()].sort(([one], [other]) => (one < other ? -1 : 1));
  return [preface, ...sorted.map(([, notice]) => noticeText(notice))].join('\n');
}
