import { historyOf } from '@hundred/domain/challenge/state/history';
import { historyCsv } from '@hundred/domain/own-data/history-csv';
import type { LocalStateWithFacts } from '../../challenge/local-state';
import printFont from '../../ui/styles/fonts/archivo-print.ttf?inline';
import { drawText } from './pdf/draw-text';
import { readPrintFont } from './pdf/print-font';
import { progressPdf } from './pdf/progress-pdf';

/** The font is bundled with this chunk, so that it is available offline with the rest of the page. */
const decodeFont = () =>
  Uint8Array.from(atob(printFont.slice(printFont.indexOf(',') + 1)), (letter) => letter.charCodeAt(0));

const types = { csv: 'text/csv;charset=utf-8', pdf: 'application/pdf' };

/** The history as a file, made from the log on this device. Fails before the start. */
export function historyFile(kind: keyof typeof types, local: LocalStateWithFacts) {
  const history = historyOf(local.facts, local.now);
  const makePdf = () => progressPdf(local, readPrintFont(decodeFont()), drawText);
  const content = history && (kind === 'pdf' ? makePdf() : historyCsv(history));
  if (!history || content === null) throw new Error('There is nothing to export before the start.');
  return { name: `hundred-${history.today}.${kind}`, type: types[kind], content };
}
