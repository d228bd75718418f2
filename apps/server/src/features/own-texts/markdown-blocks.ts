import type { OwnTextBlock, OwnTextSpan } from '@hundred/contract/desk/own-texts';
import { lexer, type MarkedToken, type Token, type Tokens } from 'marked';

/** How a text looks, and where it leads if it is part of a link. */
type Look = Omit<OwnTextSpan, 'text'>;

/**
 * A safe subset of Markdown: headings, paragraphs, lists, emphasis and links. The result is data without markup, and
 * everything else (HTML, pictures, tables, code) becomes plain text in it. Line breaks stay, as in an address.
 */
export function markdownBlocks(markdown: string): OwnTextBlock[] {
  return blocksIn(lexer(markdown, { gfm: true, breaks: true }));
}

function blocksIn(tokens: readonly Token[]): OwnTextBlock[] {
  return tokens.flatMap((token) => blockOf(token as MarkedToken));
}

function blockOf(token: MarkedToken): OwnTextBlock[] {
  switch (token.type) {
    case 'space':
    case 'hr':
    case 'def':
      return [];
    case 'heading':
      return [{ kind: 'heading', spans: spansIn(token.tokens) }];
    case 'list':
      return [{ kind: 'list', isOrdered: token.ordered, items: itemsOf(token, 0) }];
    case 'blockquote':
      return blocksIn(token.tokens);
    default:
      return [{ kind: 'paragraph', spans: contentOf(token) }];
  }
}

/** Nested items follow the item that they belong to. */
function itemsOf({ items }: Tokens.List, level: number): { level: number; spans: OwnTextSpan[] }[] {
  return items.flatMap(({ tokens }) => {
    const content = tokens.filter(({ type }) => type !== 'list' && type !== 'space');
    const nested = tokens.filter((token): token is Tokens.List => token.type === 'list');
    return [
      { level, spans: content.flatMap((token) => contentOf(token as MarkedToken)) },
      ...nested.flatMap((list) => itemsOf(list, level + 1)),
    ];
  });
}

/** The content of a paragraph, a text or a heading. Anything else becomes text as it was typed. */
const contentOf = (token: MarkedToken): OwnTextSpan[] =>
  token.type === 'paragraph' || token.type === 'text' || token.type === 'heading'
    ? spansIn(token.tokens ?? [token])
    : [{ text: token.raw.trim() }];

function spansIn(tokens: readonly Token[], look: Look = {}): OwnTextSpan[] {
  return tokens.flatMap((token) => spansOf(token as MarkedToken, look));
}

function spansOf(token: MarkedToken, look: Look): OwnTextSpan[] {
  switch (token.type) {
    case 'strong':
      return spansIn(token.tokens, { ...look, strong: true });
    case 'em':
      return spansIn(token.tokens, { ...look, emphasis: true });
    case 'del':
      return spansIn(token.tokens, look);
    case 'link': {
      const href = safeAddress(token.href);
      return spansIn(token.tokens, href === undefined ? look : { ...look, href });
    }
    case 'br':
      return [{ text: '\n', ...look }];
    case 'text':
      return token.tokens ? spansIn(token.tokens, look) : [{ text: token.text, ...look }];
    case 'image':
    case 'escape':
    case 'codespan':
      return [{ text: token.text, ...look }];
    default:
      return [{ text: token.raw, ...look }];
  }
}

const allowedProtocols = ['http:', 'https:', 'mailto:'];

/** The address of a link, or undefined if it could run a program or leads into this page. */
function safeAddress(address: string): string | undefined {
  if (!URL.canParse(address)) return undefined;
  const { protocol, href } = new URL(address);
  return allowedProtocols.includes(protocol) ? href : undefined;
}
