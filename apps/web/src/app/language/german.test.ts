import { englishBadgeTexts } from '@hundred/domain/badges/badge-texts';
import { expect, it } from 'vitest';
import { text } from '../../features/badges/text';
import { missingTexts } from '../../ui/language/missing-texts';
import { translation } from './german';

it('The badges have every text in German', () => {
  const missing = missingTexts({ badges: text, 'badge names': englishBadgeTexts }, translation);
  expect(missing.flatMap((one) => one.missing)).toEqual([]);
});
