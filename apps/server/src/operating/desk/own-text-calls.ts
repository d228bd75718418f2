import { getDeskTexts, setDeskText } from '@hundred/contract/desk/own-texts';
import { readOwnTexts } from '../../features/own-texts/read-own-texts';
import { setOwnText } from '../actions/own-texts';
import { actAndAnswer, type DeskParts } from './desk-parts';

export function addOwnTextDeskCalls(parts: DeskParts): void {
  const { routes, storage } = parts;
  routes.add(getDeskTexts, () => readOwnTexts(storage.database));
  routes.add(setDeskText, async (input) => {
    const { params, body } = input;
    return actAndAnswer(parts, input, 'set-text', (task) => setOwnText(task, params.name, body));
  });
}
