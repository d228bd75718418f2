import type { OwnTextBlock, OwnTextSpan } from '@hundred/contract/desk/own-texts';
import { Fragment } from 'react';
import { Button } from '../../ui/button';
import { LegalSection } from './legal-page';
import { text as frameText } from './text/frame';
import type { LoadedOwnTexts } from './use-own-texts';

/** A text of the operator as a section of a legal page. Renders nothing if the operator wrote none. */
export function OwnText({ title, blocks = [] }: { title: string; blocks: OwnTextBlock[] | undefined }) {
  if (blocks.length === 0) return null;
  return (
    <LegalSection title={title}>
      {blocks.map((block, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text have no other name, and are not moved.
        <Block key={index} block={block} />
      ))}
    </LegalSection>
  );
}

/** Who runs the installation, for both legal pages. */
export function ImprintAndContact({ ownTexts: { texts, retry } }: { ownTexts: LoadedOwnTexts }) {
  if (retry)
    return (
      <div role="alert" className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <p>{frameText.ownNotLoaded}</p>
        <Button size="small" icon="retry" onClick={retry}>
          {frameText.retry}
        </Button>
      </div>
    );
  return (
    <>
      <OwnText title={frameText.imprint} blocks={texts?.imprint} />
      <OwnText title={frameText.contact} blocks={texts?.contact} />
    </>
  );
}

function Block({ block }: { block: OwnTextBlock }) {
  switch (block.kind) {
    case 'heading':
      return (
        <h3 className="mt-2">
          <Spans spans={block.spans} />
        </h3>
      );
    case 'paragraph':
      return (
        <p className="whitespace-pre-line wrap-anywhere">
          <Spans spans={block.spans} />
        </p>
      );
    case 'list': {
      const List = block.isOrdered ? 'ol' : 'ul';
      return (
        <List className={`grid gap-1 pl-5 ${block.isOrdered ? 'list-decimal' : 'list-disc'}`}>
          {block.items.map(({ level, spans }, index) => (
            <li
              // biome-ignore lint/suspicious/noArrayIndexKey: the items of a list have no other name, and are not moved.
              key={index}
              className={`whitespace-pre-line wrap-anywhere ${level > 0 ? 'ml-5' : ''}`}
            >
              <Spans spans={spans} />
            </li>
          ))}
        </List>
      );
    }
  }
}

function Spans({ spans }: { spans: OwnTextSpan[] }) {
  return spans.map((span, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of a line have no other name, and are not moved.
    <Fragment key={index}>{styleSpan(span)}</Fragment>
  ));
}

function styleSpan({ text, strong, emphasis, href }: OwnTextSpan) {
  const emphasized = emphasis ? <em>{text}</em> : text;
  const content = strong ? <strong>{emphasized}</strong> : emphasized;
  return href === undefined ? (
    content
  ) : (
    <a href={href} rel="noreferrer" className="text-link">
      {content}
    </a>
  );
}
