import { cleanName, wrongWithName } from '../text/names';

const shortest = 3;
const longest = 30;

/** Checks the name of a team or a challenge, which only its members see. */
export function wrongWithGroupName(name: string): string | null {
  const wrong = wrongWithName(name);
  if (wrong !== null) return wrong;
  const { length } = [...cleanName(name)];
  return length < shortest || length > longest ? `must have ${shortest} to ${longest} characters` : null;
}
