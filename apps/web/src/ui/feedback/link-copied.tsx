import { text } from './text/messages';

type Props = {
  state: 'idle' | 'copied' | 'refused';
  /** Shown for manual selection where the browser cannot copy. */
  link: string;
};

/** Announces whether a link was copied, and shows the link if it was not. */
export function LinkCopied({ state, link }: Props) {
  return (
    <div role="status" className="order-last basis-full text-sm text-ink-2 empty:hidden">
      {state === 'copied' && <span className="sr-only">{text.linkCopied}</span>}
      {state === 'refused' && (
        <>
          {text.copyRefused}
          <span className="mt-1 block rounded-2 bg-sunk px-3 py-2 wrap-anywhere select-all">{link}</span>
        </>
      )}
    </div>
  );
}
