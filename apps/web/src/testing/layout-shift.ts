import { onTestFinished } from 'vitest';

interface LayoutShift extends PerformanceEntry {
  value: number;
  sources: readonly { node: Node | null }[];
}

/** Resolves after so many frames, when what was rendered before is painted. */
export const frames = (count: number): Promise<void> =>
  new Promise((resolve) => requestAnimationFrame(() => (count > 1 ? resolve(frames(count - 1)) : resolve())));

/** Records layout shifts outside of this part, also right after a press, as text. */
export function watchShifts(outside: string): () => string[] {
  const shifts: LayoutShift[] = [];
  const observer = new PerformanceObserver((list) => shifts.push(...(list.getEntries() as LayoutShift[])));
  observer.observe({ type: 'layout-shift' });
  onTestFinished(() => observer.disconnect());
  return () => {
    shifts.push(...(observer.takeRecords() as LayoutShift[]));
    return shifts.flatMap(({ sources }) =>
      sources.flatMap(({ node }) => (node && !isWithin(node, outside) ? [describe(node)] : [])),
    );
  };
}

const isWithin = (node: Node, part: string) =>
  (node instanceof Element ? node : node.parentElement)?.closest(part) != null;

const describe = (node: Node) =>
  node instanceof Element
    ? `${node.tagName.toLowerCase()}.${node.getAttribute('class') ?? ''}`
    : (node.textContent ?? '');
