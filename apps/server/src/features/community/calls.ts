import {
  blockSharer,
  cheerEntry,
  getCommunity,
  getSharing,
  reportSharer,
  shareInCommunity,
} from '@hundred/contract/together/community';
import { mostCheersADay } from '@hundred/domain/community/community-entries';
import type { Database } from '../../db/storage';
import type { Routes } from '../../http/route';
import { success } from '../../http/success';
import type { FeatureGate } from '../../log/feature-gate';
import { Refusal } from '../../refusals/refusal';
import { storeBlock } from '../../social/blocks';
import type { NewReport, StoreReport } from '../../social/reports';
import { refuseSuspended } from '../../social/suspension';
import { findSharer, readFeed } from './feed';
import { beginSharing, isSharing, stopSharing } from './sharing';
import { storeCheer } from './store-cheer';

/** The one answer for entries that are gone, hidden from the person, or their own. */
const noEntry = () => new Refusal('not_found', 'This post is no longer here. Reload the page.');

/** Blocking the owner of an entry without a name would reveal who they are, because a block also ends invitations. */
const nameNotShown = () =>
  new Refusal('name_not_shown', 'This post shows no name, so you can’t block this person.');

const tooManyCheers = () =>
  new Refusal('too_many_today', `You cheered ${mostCheersADay} times in 24 hours. Cheer again later.`);

export interface CommunityParts {
  database: Database;
  gate: FeatureGate;
  storeReport: StoreReport;
}

export function addCommunityCalls(routes: Routes, { database, gate, storeReport }: CommunityParts): void {
  /** A refusal for people without Premium, and for suspended ones. */
  const refuseOutsider = async (personId: string, now: number) =>
    (await gate(personId, 'community-access', now)) ?? refuseSuspended(database, personId, now);

  routes.add(getCommunity, async ({ person, query, now }) => {
    const refused = await refuseOutsider(person.id, now);
    if (refused) return refused;
    const feed = await readFeed(database, person.id, { before: query.before, now });
    return { on: await isSharing(database, person.id), ...feed };
  });

  routes.add(getSharing, async ({ person }) => ({ on: await isSharing(database, person.id) }));

  routes.add(shareInCommunity, async ({ person, body, now }) => {
    if (!body.on) {
      await stopSharing(database, person.id);
      return success;
    }
    const refused = await refuseOutsider(person.id, now);
    if (refused) return refused;
    await beginSharing(database, person.id, now);
    return success;
  });

  routes.add(cheerEntry, async ({ person, params, body, now }) => {
    const refused = await refuseOutsider(person.id, now);
    if (refused) return refused;
    if (!(await findSharer(database, person.id, params.entry, now))) return noEntry();
    const outcome = await storeCheer(database, person.id, params.entry, body.cheer, now);
    if (outcome === 'gone') return noEntry();
    return outcome === 'stored' ? success : tooManyCheers();
  });

  // The next two calls only ask for Premium: suspended people may still block and report.
  routes.add(blockSharer, async ({ person, params, now }) => {
    const refused = await gate(person.id, 'community-access', now);
    if (refused) return refused;
    const sharer = await findSharer(database, person.id, params.entry, now);
    if (!sharer) return noEntry();
    if (sharer.name === null) return nameNotShown();
    return (await storeBlock(database, person.id, sharer.id, now)) ?? success;
  });

  routes.add(reportSharer, async ({ person, params, now }) => {
    const refused = await gate(person.id, 'community-access', now);
    if (refused) return refused;
    const sharer = await findSharer(database, person.id, params.entry, now);
    if (!sharer) return noEntry();
    const people = { personId: person.id, reportedId: sharer.id };
    // With a name the report is about the name, and without one about the entry itself.
    const reported: NewReport =
      sharer.name === null
        ? { ...people, reason: 'behaviour', words: null, entryId: params.entry }
        : { ...people, reason: 'name', words: sharer.name };
    return (await storeReport(reported, now)) ?? success;
  });
}
