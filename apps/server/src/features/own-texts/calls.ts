import { getOwnTexts, type OwnTextBlock } from '@hundred/contract/desk/own-texts';
import { LRUCache } from 'lru-cache';
import type { Database } from '../../db/storage';
import { TaggedAnswer } from '../../http/answers';
import type { Routes } from '../../http/route';
import { markdownBlocks } from './markdown-blocks';
import { readOwnTexts } from './read-own-texts';

/** Anybody can ask for the texts without a sign-in, so each is parsed once. */
export function addOwnTextCalls(routes: Routes, database: Database): void {
  const cachedBlocks = new LRUCache<string, OwnTextBlock[]>({ max: 20, memoMethod: markdownBlocks });
  routes.add(getOwnTexts, async () => {
    const { imprint, contact, privacy, terms } = await readOwnTexts(database);
    return new TaggedAnswer({
      imprint: cachedBlocks.memo(imprint),
      contact: cachedBlocks.memo(contact),
      privacy: cachedBlocks.memo(privacy),
      terms: cachedBlocks.memo(terms),
    });
  });
}
