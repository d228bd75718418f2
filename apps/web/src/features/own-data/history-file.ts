import { historyOf } from '@hundred/domain/challenge/state/history';
import { historyCsv } from '@hundred/domain/own-data/history-csv';
import type { LocalStateWithFacts } from '../../challenge/local-state';
import printFont from '../../ui/styles/fonts/archivo-print.ttf?inline';
import { drawText } from './pdf/draw-text';
import { readPrintFont } from './pdf/print-font';
import { progressPdf } from './pdf/progress-pdf';

/** The font is bundled with this chunk, so that it is available offline with the program. */
const fontBytes = () =>
  Uint8Array.from(atob(printFont.slice(printFont.indexOf(',') + 1)), (letter) => letter.charCodeAt(0));

export function historyFile(kind: 'csv' | 'pdf', local: LocalStateWithFacts) {
  const history = historyOf(local.facts, local.now);
  const pdf = kind === 'pdf' && progressPdf(local, readPrintFont(fontBytes()), drawText);
  if (!history || pdf === null) throw new Error('There is nothing to export before the start.');
  const name = `hundred-${history.today}.${kind}`;
  return pdf
    ? { name, type: 'application/pdf', content: pdf }
    : { name, type: 'text/csv;charset=utf-8', content: historyCsv(history) };
}
