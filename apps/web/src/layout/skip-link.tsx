import { text } from './text/frame';

/** The id of the main element, which gets the focus when a page opens. */
export const contentId = 'content';

/** The first tab stop, which skips the header. */
export function SkipLink() {
  return (
    <a
      href={`#${contentId}`}
      className="fixed top-2 left-2 z-50 -translate-y-[calc(100%+8px)] rounded-2 bg-invert px-4 py-3 font-[680] text-on-invert focus:translate-y-0"
    >
      {text.skipToContent}
    </a>
  );
}
