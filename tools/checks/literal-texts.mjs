import { parseSync } from 'vite';

/** Attributes that a person sees or hears. */
const spokenAttributes =
  /^(aria-label|aria-description|aria-roledescription|aria-valuetext|alt|title|placeholder|label|description|heading|summary)$/;
/** Attributes that never contain a text. */
const silentAttributes = /^(className|class|style|src|href|d|viewBox|id|key)$/;
/** At least two words that begin like a sentence. */
const sentence = /^\s*[“‘"']?\p{Lu}[’'\p{L}]*[,:]?\s.*\p{L}{2}/u;
const word = /\p{L}{2,}/u;

/**
 * The literal texts of a source file that a person can see: text between tags, spoken attributes, and strings that
 * begin like a sentence. The messages of thrown errors are for developers and are left out.
 * @param {string} file @param {string} source
 * @returns {{ line: number, text: string }[]}
 */
export function literalTexts(file, source) {
  /** @type {{ line: number, text: string }[]} */
  const found = [];
  /** @param {any} node @param {string} text */
  const add = (node, text) =>
    found.push({
      line: source.slice(0, node.start).split('\n').length,
      text: text.trim().replace(/\s+/g, ' '),
    });
  /** @param {any} node @param {boolean} isSpoken */
  function visit(node, isSpoken) {
    if (Array.isArray(node)) {
      for (const each of node) visit(each, isSpoken);
      return;
    }
    if (!node || typeof node.type !== 'string') return;
    if (
      /^(Import|ExportAll|TS)/.test(node.type) &&
      !/^TS(AsExpression|SatisfiesExpression|NonNullExpression)$/.test(node.type)
    )
      return;
    if (node.type === 'NewExpression' && /Error$/.test(node.callee.name ?? '')) return;
    if (node.type === 'CallExpression' && node.callee.object?.name === 'console') return;
    if (node.type === 'JSXAttribute' && silentAttributes.test(node.name.name)) return;
    if (node.type === 'JSXText' && word.test(node.value)) add(node, node.value);
    if (node.type === 'Literal' && typeof node.value === 'string' && isText(node.value, isSpoken))
      add(node, node.value);
    if (node.type === 'TemplateLiteral') {
      const text = node.quasis.map((/** @type {any} */ part) => part.value.cooked).join('…');
      if (isText(text, isSpoken)) add(node, text);
    }
    const isSpokenWithin =
      node.type === 'JSXAttribute'
        ? spokenAttributes.test(node.name.name)
        : isSpoken && /^(JSXExpressionContainer|ConditionalExpression|LogicalExpression)$/.test(node.type);
    // `test` is the condition of an expression such as `isOn ? 'on' : 'off'`, which nobody sees.
    for (const [key, value] of Object.entries(node)) visit(value, isSpokenWithin && key !== 'test');
  }
  visit(parseSync(file, source).program, false);
  return found;
}

/** @param {string} text @param {boolean} isSpoken */
const isText = (text, isSpoken) => (isSpoken ? word.test(text) : sentence.test(text));
