/** Thrown at the next safe point of work whose request was given up, by whoever asked or by the clock. */
export class NobodyWaits extends Error {
  constructor() {
    super('nobody waits for the answer any more');
  }
}
