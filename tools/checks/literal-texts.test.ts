import { expect, test } from 'vitest';
import { literalTexts } from './literal-texts.mjs';

const textsOf = (source: string) => literalTexts('part.tsx', source).map(({ text }) => text);

test('A text between tags, in a spoken attribute or in a string that begins like a sentence is found', () => {
  expect(textsOf('const a = <p className="Big red">Well <b>done</b></p>;')).toEqual(['Well', 'done']);
  expect(textsOf('const a = <img alt={isOn ? "on" : "off"} src="Some Path" />;')).toEqual(['on', 'off']);
  expect(textsOf(['const a = `Day $', '{n} is done`;'].join(''))).toEqual(['Day … is done']);
});

test('A key, an error for developers and a type are no text', () => {
  expect(textsOf('throw new Error("The page has no root.");')).toEqual([]);
  expect(textsOf('import a from "A b"; const b = { kind: "rest day" }; type C = "Some text";')).toEqual([]);
  expect(textsOf('const a = <p>{text.title} · {3}</p>;')).toEqual([]);
});
