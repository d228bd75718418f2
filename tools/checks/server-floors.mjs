/**
 * The floors of the server, the lowest first. A folder imports only itself and folders of lower floors, so that
 * folders do not import each other in a circle.
 */
export const serverFloors = [
  ['process', 'refusals', 'caching'],
  ['logging', 'concurrency'],
  ['config'],
  ['db'],
  ['identity', 'log'],
  ['distribution', 'social', 'notifications', 'mail'],
  ['http', 'jobs'],
  ['adapters'],
  ['operator', 'features'],
  ['projections'],
  ['long-work'],
  ['composition'],
  ['operating'],
  ['cli', 'compose'],
  ['main'],
];

/** The folder of the server, or the file of its root, that a path is in. @param {string} path */
const partOf = (path) => /^apps\/server\/src\/([^/.]+)/.exec(path)?.[1];

/** @param {string | undefined} part */
const floorOf = (part) => serverFloors.findIndex((floor) => part !== undefined && floor.includes(part));

/** What is wrong with an import within the server, if anything. @param {{ from: string, to: string }} imported */
export function wrongFloor({ from, to }) {
  const [fromPart, toPart] = [partOf(from), partOf(to)];
  if (fromPart === undefined || toPart === undefined || fromPart === toPart) return undefined;
  const unknown = [fromPart, toPart].find((part) => floorOf(part) === -1);
  if (unknown) return `${unknown} has no floor in tools/checks/server-floors.mjs`;
  return floorOf(toPart) < floorOf(fromPart)
    ? undefined
    : `${fromPart} is not above ${toPart} on the floors of the server (tools/checks/server-floors.mjs)`;
}
