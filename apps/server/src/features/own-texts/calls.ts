import { getOwnTexts, type OwnTextBlock } from '@hundred/contract/desk/own-texts';
import { LRUCache } from 'lru-cache';
import type { Database } from '../../db/storage';
import { TaggedAnswer } from '../../http/answers';
import type { Routes } from '../../http/route';
import { blocksOf } from './blocks-of';
import { readOwnTexts } from './read-own-texts';

/** Anybody can ask for the texts, so each is parsed once. */
export function addOwnTextCalls(routes: Routes, database: Database): void {
  const parsed = new LRUCache<string, OwnTextBlock[]>({ max: 20, memoMethod: blocksOf });
  routes.add(getOwnTexts, async () => {
    const { imprint, contact, privacy, terms } = await readOwnTexts(database);
    return new TaggedAnswer({
      imprint: parsed.memo(imprint),
      contact: parsed.memo(contact),
      privacy: parsed.memo(privacy),
      terms: parsed.memo(terms),
    });
  });
}
