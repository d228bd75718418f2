/** The colours of a grid drawing, by their meaning. */
export type Paint = Readonly<
  Record<
    | 'done'
    | 'onDone'
    | 'today'
    | 'onToday'
    | 'future'
    | 'futureNumber'
    | 'rest'
    | 'onRest'
    | 'missed'
    | 'partial'
    | 'onPartial'
    | 'partialEdge'
    | 'numeral'
    | 'onNumeral'
    | 'ground',
    string
  >
>;

export type PaintName = keyof Paint;

/** On a page the CSS tokens set the colours, so one drawing serves both themes. */
export const pagePaint: Paint = {
  done: 'var(--color-done)',
  onDone: 'var(--color-on-done)',
  today: 'var(--color-accent)',
  onToday: 'var(--color-on-accent)',
  future: 'var(--color-edge)',
  futureNumber: 'var(--color-ink-3)',
  rest: 'var(--color-rest)',
  onRest: 'var(--color-on-rest)',
  missed: 'var(--color-missed)',
  partial: 'var(--color-partial)',
  onPartial: 'var(--color-on-partial)',
  partialEdge: 'var(--color-partial-ink)',
  numeral: 'var(--color-ink)',
  onNumeral: 'var(--color-paper)',
  ground: 'var(--ground, var(--color-paper))',
};

/**
 * The colours of the app icons, which are cream on ink in both themes. Files have no CSS tokens, so every colour that an
 * icon uses is listed.
 */
export const iconPaint: Paint = {
  ...pagePaint,
  today: '#f55011',
  onToday: '#1b1208',
  numeral: '#f8f1df',
  onNumeral: '#1b1813',
  future: '#8d8577',
  ground: '#1b1813',
};
