import { onTestFinished } from 'vitest';

interface LayoutShift extends PerformanceEntry {
  value: number;
  sources: readonly { node: Node | null }[];
}

/** Waits until the browser has drawn `count` frames, so that everything rendered before is painted. */
export async function waitForFrames(count: number): Promise<void> {
  for (let frame = 0; frame < count; frame += 1) await new Promise(requestAnimationFrame);
}

/**
 * Records layout shifts, also those right after a press. Returns a function that describes the shifted elements.
 * @param ignoredPart A selector. Shifts inside of such an element are not reported.
 */
export function watchShifts(ignoredPart?: string): () => string[] {
  const shifts: LayoutShift[] = [];
  const observer = new PerformanceObserver((list) => shifts.push(...(list.getEntries() as LayoutShift[])));
  observer.observe({ type: 'layout-shift' });
  onTestFinished(() => observer.disconnect());
  return () => {
    shifts.push(...(observer.takeRecords() as LayoutShift[]));
    return shifts.flatMap(({ sources }) =>
      sources.flatMap(({ node }) => (node && !isWithin(node, ignoredPart) ? [describeNode(node)] : [])),
    );
  };
}

const isWithin = (node: Node, part: string | undefined) =>
  part !== undefined && (node instanceof Element ? node : node.parentElement)?.closest(part) != null;

const describeNode = (node: Node) =>
  node instanceof Element
    ? `${node.tagName.toLowerCase()}.${node.getAttribute('class') ?? ''}`
    : (node.textContent ?? '');
