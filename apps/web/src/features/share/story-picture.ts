import type { SharedWeek, ShareMoment } from '@hundred/domain/sharing/share-text';
import { formatNumber } from '../../platform/format/format';
import {
  countCompletedDays,
  drawDays,
  gridLength,
  gridSide,
  type HundredDays,
} from '../../ui/hundred-grid/geometry';
import { markStrokes } from '../../ui/hundred-grid/mark';
import { pagePaint } from '../../ui/hundred-grid/paint';
import { paintOnCanvas } from '../../ui/hundred-grid/paint-on-canvas';
import { shownColors } from '../../ui/hundred-grid/shown-colors';
import { text } from './text';

/** The size of a story on a phone, in pixels. */
export const storyWidth = 1080;
export const storyHeight = 1920;

export type StoryContent = ShareMoment & {
  days: HundredDays;
  /** Without the protocol. */
  host: string;
  /** Drawn as the headline in place of the day. */
  week?: SharedWeek;
};

const fontFamily = 'Archivo,sans-serif';
/** All positions are in pixels of the picture. */
const left = 126;
const right = storyWidth - left;
const width = right - left;
const gridTop = 633;

const colorVariables = {
  paper: 'var(--color-paper)',
  ink: 'var(--color-ink)',
  quiet: 'var(--color-ink-2)',
  line: 'var(--color-line)',
  flag: 'var(--color-accent)',
};

/** The colors of the theme that the page shows. */
type Colors = typeof colorVariables;

type TextStyle = {
  x: number;
  y: number;
  size: number;
  weight: number;
  color: string;
  /** Between letters, in em. */
  spacing?: number;
  isWide?: boolean;
  /** `x` is the right end. */
  isAtRight?: boolean;
  /** The widest that the text may be; a wider one is written smaller. */
  maxWidth?: number;
};

/**
 * Draws the day as a picture for a story in the theme of the page, without rest and missed dates. It waits for the
 * font, because a canvas does not.
 */
export async function drawStory(canvas: HTMLCanvasElement, story: StoryContent): Promise<void> {
  await document.fonts.load(`800 60px ${fontFamily}`);
  canvas.width = storyWidth;
  canvas.height = storyHeight;
  const context = canvas.getContext('2d');
  if (!context) throw new Error('This browser draws no pictures.');
  const colors = shownColors(colorVariables);
  context.fillStyle = colors.paper;
  context.fillRect(0, 0, storyWidth, storyHeight);
  drawProduct(context, story, colors);
  drawHeadline(context, story, colors);
  drawGrid(context, story.days);
  drawFigures(context, story, colors);
  drawFoot(context, story, colors);
}

/** The sign and the name of the product, and the season. */
function drawProduct(context: CanvasRenderingContext2D, { season }: StoryContent, colors: Colors): void {
  drawMark(context, colors);
  writeText(context, text.drawn.product, {
    x: 228,
    y: 177,
    size: 60,
    weight: 800,
    color: colors.ink,
    spacing: -0.05,
    isWide: true,
  });
  if (season === 2)
    writeText(context, text.drawn.season2, {
      x: right,
      y: 177,
      size: 44,
      weight: 640,
      color: colors.quiet,
      isAtRight: true,
    });
}

/** "Day" and its number, or the days of the week. */
function drawHeadline(
  context: CanvasRenderingContext2D,
  { week, dayNumber }: StoryContent,
  colors: Colors,
): void {
  writeText(context, week ? text.drawn.week : text.drawn.day, {
    x: left,
    y: 565,
    size: 84,
    weight: 780,
    color: colors.ink,
    spacing: -0.035,
  });
  writeText(context, week ? text.drawn.weekDays({ days: week.completed }) : String(dayNumber), {
    x: right,
    y: 565,
    size: 404,
    weight: 820,
    color: colors.ink,
    spacing: -0.06,
    isWide: true,
    isAtRight: true,
    maxWidth: 620,
  });
}

function drawGrid(context: CanvasRenderingContext2D, days: HundredDays): void {
  context.save();
  context.translate(left, gridTop);
  context.scale(width / gridSide, width / gridSide);
  paintOnCanvas(context, drawDays(days, { hasSeams: false }), shownColors(pagePaint), fontFamily);
  context.restore();
}

/** The program, and the address of the installation. */
function drawFoot(context: CanvasRenderingContext2D, { season, host }: StoryContent, colors: Colors): void {
  context.fillStyle = colors.line;
  context.fillRect(left, 1745, width, 2);
  const small = { y: 1811, size: 32, weight: 540, color: colors.quiet };
  const program = season === 1 ? text.drawn.plan : text.drawn.centuryClub;
  writeText(context, program, { ...small, x: left });
  // The program of season 1 has the longer text.
  writeText(context, host, { ...small, x: right, isAtRight: true, maxWidth: season === 1 ? 300 : 520 });
}

/** The size of the sign of the product, and the units in which its shape is described. */
const markSize = 76;
const markUnits = 30;

function drawMark(context: CanvasRenderingContext2D, { flag, ink }: Colors): void {
  context.save();
  context.translate(left, 119);
  context.scale(markSize / markUnits, markSize / markUnits);
  // The square in the upper left corner of the sign is its flag.
  context.fillStyle = flag;
  context.fillRect(0, 0, 3, 3);
  context.fillStyle = ink;
  context.fill(new Path2D(markStrokes), 'evenodd');
  context.restore();
}

function drawFigures(context: CanvasRenderingContext2D, story: StoryContent, colors: Colors): void {
  const toGo = gridLength - countCompletedDays(story.days);
  const figures = [
    { x: left, value: story.streak, name: text.drawn.streak, maxWidth: 240 },
    {
      x: 402,
      value: story.week?.reps ?? story.totalReps,
      name: story.week ? text.drawn.repsThisWeek : text.drawn.repsSoFar,
      maxWidth: 370,
    },
    { x: 800, value: toGo, name: text.drawn.daysToGo({ days: toGo }), maxWidth: 154 },
  ];
  for (const { x, value, name, maxWidth } of figures) {
    const numberStyle = { size: 92, weight: 780, spacing: -0.035, isWide: true, maxWidth };
    writeText(context, formatNumber(value), { x, y: 1607, color: colors.ink, ...numberStyle });
    writeText(context, name, { x, y: 1671, size: 33, weight: 540, color: colors.quiet, maxWidth });
  }
}

function writeText(context: CanvasRenderingContext2D, content: string, style: TextStyle): void {
  const setFont = (size: number) => {
    context.font = `${style.weight} ${style.isWide ? 'semi-expanded' : 'normal'} ${size}px ${fontFamily}`;
    context.letterSpacing = `${(style.spacing ?? 0) * size}px`;
  };
  context.textAlign = 'left';
  context.fillStyle = style.color;
  setFont(style.size);
  const length = context.measureText(content).width;
  if (style.maxWidth !== undefined && length > style.maxWidth)
    setFont((style.size * style.maxWidth) / length);
  // The right end is that of the painted pixels. The measured width has the letter spacing too, so large figures would
  // extend beyond the edge.
  const end = style.isAtRight ? context.measureText(content).actualBoundingBoxRight : 0;
  context.fillText(content, style.x - end, style.y);
}
