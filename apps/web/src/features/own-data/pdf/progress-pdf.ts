import { historyOf } from '@hundred/domain/challenge/state/history';
import type { History, State } from '@hundred/domain/challenge/state/state';
import { stateAt } from '@hundred/domain/challenge/state/state-at';
import { exerciseIds, exerciseNames, programLength } from '@hundred/domain/days/exercises';
import { localDateAt, type ZoneHistory } from '@hundred/domain/days/zone-history';
import { detailsOf, type WeekDetails } from '@hundred/domain/insights/details';
import type { LocalStateWithFacts } from '../../../challenge/local-state';
import { formatDate, formatNumber, formatPercent } from '../../../platform/format/format';
import { badgeText } from '../../../ui/badges/names/text';
import { type Colour, type DrawText, PdfDocument, pageSize } from './pdf-document';
import type { PrintFont } from './print-font';
import { text } from './text';

const ink: Colour = [0.106, 0.094, 0.075];
const quiet: Colour = [0.4, 0.373, 0.318];
const hairline: Colour = [0.855, 0.82, 0.749];
const green: Colour = [0.114, 0.439, 0.286];

/** All positions below are in points from the upper left. `y` of a text is its baseline. */
const margin = 48;
const contentWidth = pageSize.width - 2 * margin;

/** Two pages: the hundred days, totals and badges; then the weeks. Null before the start. */
export function progressPdf(
  local: LocalStateWithFacts,
  font: PrintFont,
  draw: DrawText,
): Uint8Array<ArrayBuffer> | null {
  const { facts, snapshot, profile, now } = local;
  const state = stateAt(snapshot, now);
  const history = historyOf(facts, now);
  if (!state || !history) return null;
  const pdf = new PdfDocument(font, draw);
  const weeks = detailsOf(history.dates, history.today, snapshot.zones).weeks;
  pdf.addPage();
  drawTitle(pdf, profile.displayName, history, state.runIndex);
  drawGrid(pdf, state);
  drawTotals(pdf, state, history, weeks);
  drawBadges(pdf, state, snapshot.zones);
  pdf.addPage();
  drawWeeks(pdf, weeks, history.today);
  return pdf.toBytes({ title: text.title, madeAt: new Date(now) });
}

function drawTitle(pdf: PdfDocument, name: string | null, { today, runs }: History, runIndex: number): void {
  pdf.writeText(text.title, margin, 78, { size: 30, colour: ink });
  const look = { size: 12, colour: quiet };
  let y = 100;
  if (name !== null) {
    pdf.writeTextWithin(contentWidth, name, margin, y, look);
    y += 16;
  }
  pdf.writeText(formatDate(today), margin, y, look);
  const run = runs[runIndex];
  if (run) {
    const date = formatDate(run.firstDate);
    const started = runs.length === 1 ? text.started({ date }) : text.runStarted({ run: runIndex + 1, date });
    pdf.writeText(started, margin, y + 16, look);
  }
}

const cellSide = 23;
const cellPitch = 27;
const gridTop = 146;

/** Ten rows of ten: each completed day is a filled cell. */
function drawGrid(pdf: PdfDocument, { dayNumber, challenge }: State): void {
  const daysDone = challenge.allCompleted ? dayNumber : dayNumber - 1;
  for (let day = 0; day < programLength; day++) {
    const [x, y] = [margin + (day % 10) * cellPitch, gridTop + Math.floor(day / 10) * cellPitch];
    if (day < daysDone) pdf.drawCell(x, y, cellSide, green, 'filled');
    else pdf.drawCell(x, y, cellSide, hairline, 'outlined');
  }
}

function drawTotals(pdf: PdfDocument, state: State, { runs }: History, weeks: readonly WeekDetails[]): void {
  const run = runs[state.runIndex];
  const rows: [name: string, figure: string][] = [
    [text.daysCompleted, formatNumber(state.daysCompleted)],
    [text.reps, formatNumber(state.totalReps)],
    [text.extraReps, formatNumber(weeks.reduce((sum, { extraReps }) => sum + extraReps, 0))],
    [text.streak, formatNumber(state.streak)],
    [text.longestStreak, formatNumber(state.longestStreak)],
    [text.completionRate, formatPercent(state.completionRate)],
    [text.restDays, formatNumber(run?.restDaysUsed ?? 0)],
    [text.badges, formatNumber(state.badges.length)],
  ];
  const left = margin + 10 * cellPitch + 24;
  for (const [index, [name, figure]] of rows.entries()) {
    const y = gridTop + 16 + index * 33;
    pdf.writeText(name, left, y, { size: 11, colour: quiet });
    pdf.writeText(figure, pageSize.width - margin, y, { size: 15, colour: ink, align: 'right' });
    if (index > 0) pdf.drawLine(left, y - 21, pageSize.width - margin - left, hairline);
  }
}

const badgesInColumn = 17;

function drawBadges(pdf: PdfDocument, { badges }: State, zones: ZoneHistory): void {
  const top = gridTop + 10 * cellPitch + 40;
  pdf.writeText(text.badges, margin, top, { size: 16, colour: ink });
  const columns = Math.max(2, Math.ceil(badges.length / badgesInColumn));
  const width = contentWidth / columns;
  if (badges.length === 0) pdf.writeText(text.noBadges, margin, top + 22, { size: 11, colour: quiet });
  for (const [index, { id, at: earnedAt }] of badges.entries()) {
    const x = margin + Math.floor(index / badgesInColumn) * width;
    const y = top + 24 + (index % badgesInColumn) * 20;
    pdf.writeText(badgeText(id).name, x, y, { size: 10, colour: ink });
    pdf.writeText(formatDate(localDateAt(zones, earnedAt)), x + width - 16, y, {
      size: 9,
      colour: quiet,
      align: 'right',
    });
  }
}

const rowsOnPage = 34;
const rowHeight = 18.5;
/** The right edges of the columns of figures. */
const columnEnds = [262, 330, 410, 470, 510, 547];

/** The latest weeks with reps, and all earlier ones summed in one row, so that the rows add up to the last one. */
function drawWeeks(pdf: PdfDocument, allWeeks: readonly WeekDetails[], today: string): void {
  const weeks = allWeeks.filter(({ reps }) => exerciseIds.some((id) => reps[id] > 0));
  const latest = weeks.slice(-rowsOnPage).reverse();
  const earlier = weeks.slice(0, -rowsOnPage);
  pdf.writeText(text.byWeek, margin, 78, { size: 22, colour: ink });
  const names = exerciseIds.map((id) => exerciseNames[id]);
  drawRow(pdf, 104, [text.weekFrom, ...names, text.reps, text.extra, text.days], quiet, 9);
  let y = 124;
  const addRow = (name: string, rowWeeks: readonly WeekDetails[], line: Colour, colour: Colour) => {
    pdf.drawLine(margin, y - 14, contentWidth, line);
    drawRow(pdf, y, [name, ...sumsOf(rowWeeks).map(formatNumber)], colour);
    y += rowHeight;
  };
  for (const week of latest) addRow(formatDate(week.sunday), [week], hairline, ink);
  if (earlier.length > 0) addRow(text.earlierWeeks({ weeks: earlier.length }), earlier, hairline, quiet);
  addRow(text.all, weeks, ink, ink);
  pdf.writeText(text.madeOn({ date: formatDate(today) }), margin, pageSize.height - 40, {
    size: 9,
    colour: quiet,
  });
}

/** The reps of each exercise and of all together, the extra reps and the completed days. */
function sumsOf(weeks: readonly WeekDetails[]): number[] {
  const sum = (figureOf: (week: WeekDetails) => number) =>
    weeks.reduce((total, week) => total + figureOf(week), 0);
  const reps = exerciseIds.map((id) => sum((week) => week.reps[id]));
  const allReps = reps.reduce((total, repsOfExercise) => total + repsOfExercise, 0);
  return [...reps, allReps, sum(({ extraReps }) => extraReps), sum(({ completed }) => completed)];
}

/** The name is left-aligned; the figures end at the right edges of their columns. */
function drawRow(
  pdf: PdfDocument,
  y: number,
  [name = '', ...figures]: readonly string[],
  colour: Colour,
  size = 10,
): void {
  pdf.writeText(name, margin, y, { size, colour });
  for (const [index, figure] of figures.entries())
    pdf.writeText(figure, columnEnds[index] ?? 0, y, { size, colour, align: 'right' });
}
