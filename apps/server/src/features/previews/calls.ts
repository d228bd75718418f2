import { choosePreview, getPreviews } from '@hundred/contract/previews';
import type { Preview } from '@hundred/domain/previews/previews';
import type { Database } from '../../db/storage';
import type { Routes } from '../../http/route';
import { success } from '../../http/success';
import type { FeatureGate } from '../../log/feature-gate';
import { Refusal } from '../../refusals/refusal';
import { readChoices, readPreviewsOff, removeChoice, storeChoice } from './choices';

export interface PreviewParts {
  database: Database;
  gate: FeatureGate;
  previews: readonly Preview[];
}

export function addPreviewsCalls(routes: Routes, { database, gate, previews }: PreviewParts): void {
  const readOffered = async () => {
    const off = await readPreviewsOff(database);
    return previews.filter(({ id }) => !off.has(id));
  };

  routes.add(getPreviews, async ({ person, now }) => {
    const list = await readOffered();
    if (list.length === 0) return { previews: [] };
    // Choices are stored but have no effect while Premium is over.
    const refused = await gate(person.id, 'early-access', now);
    const chosen = refused ? new Set<string>() : await readChoices(database, person.id);
    return { previews: list.map((preview) => ({ ...preview, on: chosen.has(preview.id) })) };
  });

  routes.add(choosePreview, async ({ person, params, body, now }) => {
    const refused = body.on && (await gate(person.id, 'early-access', now));
    if (refused) return refused;
    if (!(await readOffered()).some(({ id }) => id === params.id))
      return new Refusal('not_found', 'Early access to this feature has ended. Reload the page.');
    if (body.on) await storeChoice(database, person.id, params.id, now);
    else await removeChoice(database, person.id, params.id);
    return success;
  });
}
