// Writes the licences of everything that the built page and server ship into /notices.txt, which the page links to.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { compress } from '../../apps/web/scripts/compress-files';
import { root } from '../prepare.mjs';
import { type LicenceNotice, noticeOf, noticesText } from './notices';
import { type Bundle, readShippedPackages } from './shipped-packages';

/** Part of PGlite, whose package lacks its notice. */
const postgres: LicenceNotice = {
  name: 'PostgreSQL',
  version: '18',
  licence: 'PostgreSQL',
  from: 'https://www.postgresql.org',
  text: `Portions Copyright (c) 1996-2025, PostgreSQL Global Development Group
Portions Copyright (c) 1994, The Regents of the University of California

Permission to use, copy, modify, and distribute this software and its documentation for any purpose, without fee, and
without a written agreement is hereby granted, provided that the above copyright notice and this paragraph and the
following two paragraphs appear in all copies.

IN NO EVENT SHALL THE UNIVERSITY OF CALIFORNIA BE LIABLE TO ANY PARTY FOR DIRECT, INDIRECT, SPECIAL, INCIDENTAL, OR
CONSEQUENTIAL DAMAGES, INCLUDING LOST PROFITS, ARISING OUT OF THE USE OF THIS SOFTWARE AND ITS DOCUMENTATION, EVEN IF
THE UNIVERSITY OF CALIFORNIA HAS BEEN ADVISED OF THE POSSIBILITY OF SUCH DAMAGE.

THE UNIVERSITY OF CALIFORNIA SPECIFICALLY DISCLAIMS ANY WARRANTIES, INCLUDING, BUT NOT LIMITED TO, THE IMPLIED
WARRANTIES OF MERCHANTABILITY AND FITNESS FOR A PARTICULAR PURPOSE. THE SOFTWARE PROVIDED HEREUNDER IS ON AN "AS IS"
BASIS, AND THE UNIVERSITY OF CALIFORNIA HAS NO OBLIGATIONS TO PROVIDE MAINTENANCE, SUPPORT, UPDATES, ENHANCEMENTS, OR
MODIFICATIONS.`,
};

/** Copied from a package that lacks its notice. */
const movenet: LicenceNotice = {
  name: 'MoveNet SinglePose Lightning',
  version: '4',
  licence: 'Apache-2.0',
  from: 'https://tfhub.dev/google/movenet/singlepose/lightning/4',
  text: `Copyright Google LLC

Converted for TensorFlow.js, with weights of half the precision, by Vladimir Mandic (@vladmandic/human).
Licensed under the Apache License, Version 2.0, the text of which stands with other packages in this file.
https://www.apache.org/licenses/LICENSE-2.0`,
};

/** The notices of the packages in the stored bundle of TensorFlow.js. */
const poseRuntime: LicenceNotice[] = JSON.parse(
  readFileSync(join(root, 'apps', 'web', 'pose-runtime', 'notices.json'), 'utf8'),
);

const bundles: Bundle[] = ['page', 'service-worker', 'server'];
const notices = bundles.flatMap((bundle) => readShippedPackages(bundle)).map(noticeOf);
const preface = `Hundred

${readFileSync(join(root, 'LICENSE'), 'utf8').trim()}

${'-'.repeat(80)}

Hundred is made with the work of others. Everything that this page and its server contain of theirs follows, with its
licence. Thank you.
`;
const file = join(root, 'apps', 'web', 'dist', 'notices.txt');
writeFileSync(file, noticesText([...notices, ...poseRuntime, postgres, movenet], preface));
await compress(file);
