import { useCopyText } from '../../../platform/device/copy-text';
import { Button } from '../../../ui/button';
import { LinkCopied } from '../../../ui/feedback/link-copied';
import { text } from './text';

type MadeLink = { link: string; email?: string };

/** Links that the server shows once, each with a button that copies it. */
export function MadeLinks({ links }: { links: readonly MadeLink[] }) {
  const allLinks = links.map(({ email, link }) => (email ? `${email} ${link}` : link)).join('\n');
  return (
    <section aria-label={text.newLinks} className="grid grid-cols-1 gap-1 rounded-2 bg-sunk px-3.5 py-2.5">
      <div className="flex flex-wrap items-center justify-between gap-x-3">
        <p className="text-sm text-ink-2">{text.shownOnce}</p>
        {links.length > 1 && <CopyButton name={text.copyAll} content={allLinks} />}
      </div>
      <ul>
        {links.map(({ email, link }) => (
          <li
            key={link}
            className="flex flex-wrap items-center gap-x-3 border-t border-line py-1 text-sm first:border-0"
          >
            <span className="min-w-0 flex-1 basis-40">
              {email && <b className="block font-[640] wrap-anywhere">{email}</b>}
              <span className="block truncate text-ink-2">{link}</span>
            </span>
            <CopyButton
              name={text.copy}
              {...(email && { label: text.copyLinkOf({ address: email }) })}
              content={link}
            />
          </li>
        ))}
      </ul>
    </section>
  );
}

function CopyButton({ name, label, content }: { name: string; label?: string; content: string }) {
  const [state, copy] = useCopyText();
  const isCopied = state === 'copied';
  return (
    <>
      <Button
        size="small"
        look="text"
        icon={isCopied ? 'check' : 'link'}
        aria-label={isCopied ? undefined : label}
        onClick={() => copy(content)}
      >
        {isCopied ? text.copied : name}
      </Button>
      <LinkCopied state={state} link={content} />
    </>
  );
}
