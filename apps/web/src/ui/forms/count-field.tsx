import { type CSSProperties, type ReactNode, type RefObject, useLayoutEffect, useRef, useState } from 'react';
import './count-field.css';
import './count-field-sizes.css';

type Props = {
  done: number;
  target: number;
  /** Numbers along the edge, each at the height that the field reaches with that count. */
  marks: readonly number[];
  /** The text content, drawn twice and clipped at the fill line: once on paper, once on the field. */
  layer: ReactNode;
  /** Content that moves with the fill line. */
  lineContent?: ReactNode;
  /** How much room the controls take: without a pace, with the folded controls of the pace, or with all of them. */
  room?: 'plain' | 'folded' | 'pace';
  isPaused?: boolean;
  style?: CSSProperties;
  children: ReactNode;
};

/** A full-screen field that fills from below with every rep. */
export function CountField(props: Props) {
  const { done, target, marks, layer, lineContent, room = 'plain', isPaused, style, children } = props;
  const field = useRef<HTMLDivElement>(null);
  const share = Math.min(1, done / target);
  const isAbove = useCaptionAbove(field, share);
  return (
    <div
      ref={field}
      className="count-field"
      data-labels={isAbove ? 'above' : 'below'}
      data-room={room}
      data-paused={isPaused || undefined}
      data-filled={done >= target || undefined}
      style={{ ...style, '--full': `${100 * share}%` } as CSSProperties}
    >
      <div className="count-fill" />
      <div className="count-line">{lineContent}</div>
      <div className="count-layer" aria-hidden="true">
        {layer}
      </div>
      <div className="count-layer count-layer-on" aria-hidden="true">
        {layer}
      </div>
      <div className="count-marks" aria-hidden="true">
        {marks.filter(isClear(done, target)).map((mark) => (
          <i key={mark} data-on={mark <= done} style={{ bottom: `${(100 * mark) / target}%` }}>
            <b>{mark}</b>
          </i>
        ))}
      </div>
      {children}
    </div>
  );
}

/** The height in pixels of the name and the bars at the top. No mark is shown beside them. */
const topRoom = 72;
/** Within this distance in pixels the fill line would cross the number of a mark. */
const markClearance = 12;

/** Whether a mark is shown: it is neither beside the texts at the top nor crossed by the fill line. */
const isClear = (done: number, target: number) => (mark: number) =>
  innerHeight * (1 - mark / target) >= topRoom &&
  (innerHeight * Math.abs(mark - done)) / target >= markClearance;

type NumeralProps = { figures: string; caption: string; hint?: string };

/** The count with its caption. */
export function CountNumeral({ figures, caption, hint }: NumeralProps) {
  return (
    <div className="count-middle">
      <b className="count-numeral" data-figures={figures.length > 2 ? 'many' : 'few'} data-first={figures[0]}>
        {figures}
      </b>
      <div className="count-labels">
        <span className="count-caption">{caption}</span>
        {hint && <span className="count-hint">{hint}</span>}
      </div>
    </div>
  );
}

/** Within this distance in pixels of the fill line the caption would be clipped. */
const lineClearance = 28;
/** The text of the row at the top ends at least this far in pixels above the end of its row. */
const roomBelowTopText = 10;

/**
 * Whether the fill line crosses the place of the caption below the numeral while there is room for it above. Measured on
 * every render and when the window or the texts change their size. What the caption says makes no difference.
 */
function useCaptionAbove(field: RefObject<HTMLDivElement | null>, share: number): boolean {
  const [isAbove, setAbove] = useState(false);
  useLayoutEffect(() => {
    const screen = field.current;
    const find = (name: string) => screen?.querySelector<HTMLElement>(`.count-${name}`);
    const [top, middle, numeral, labels] = [find('top'), find('middle'), find('numeral'), find('labels')];
    if (!screen || !top || !middle || !numeral || !labels) return;
    const measure = () => {
      const line = screen.clientHeight * (1 - share);
      const labelsTop = middle.offsetTop + labels.offsetTop;
      const labelsBottom = labelsTop + labels.offsetHeight;
      const isCrossed = line > labelsTop - lineClearance && line < labelsBottom + lineClearance;
      const gap = labels.offsetTop - numeral.offsetTop - numeral.offsetHeight;
      const topTextBottom = top.offsetTop + top.offsetHeight - roomBelowTopText;
      const roomAbove = middle.offsetTop + numeral.offsetTop - gap - topTextBottom;
      setAbove(isCrossed && roomAbove >= labels.offsetHeight);
    };
    measure();
    const observer = new ResizeObserver(measure);
    for (const part of [screen, middle, labels]) observer.observe(part);
    return () => observer.disconnect();
  });
  return isAbove;
}
