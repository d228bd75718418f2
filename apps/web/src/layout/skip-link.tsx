export const contentId = 'content';

/** The first stop of the keyboard: past the header, to the page itself. */
export function SkipLink() {
  return (
    <a
      href={`#${contentId}`}
      className="fixed top-2 left-2 z-50 -translate-y-[calc(100%+8px)] rounded-2 bg-invert px-4 py-3 font-[680] text-on-invert focus:translate-y-0"
    >
      Skip to content
    </a>
  );
}
