import { afterEach, expect, it } from 'vitest';
import { translate } from '../../../ui/language/define-text';
import { payOffText } from './pay-off-text';

afterEach(() => translate({}));

it('A near badge has its name in the language of the page', () => {
  const line = { kind: 'badge', badge: 'quarter_way', days: 18, share: 0.28 } as const;
  expect(payOffText(line)).toEqual({ strong: '18 more days', rest: 'to the Quarter Way badge' });
  translate({ 'badge names': { quarter_way: { name: 'Ein Viertel', description: 'Schließ Tag 25 ab' } } });
  expect(payOffText(line).rest).toBe('to the Ein Viertel badge');
});

it('The last day before a badge is one day', () => {
  const line = { kind: 'badge', badge: 'quarter_way', days: 1, share: 0.96 } as const;
  expect(payOffText(line)).toEqual({ strong: 'One more day', rest: 'to the Quarter Way badge' });
});
