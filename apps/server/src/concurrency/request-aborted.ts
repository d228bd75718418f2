/** Thrown at the next safe point of work whose request was aborted: by a client that left, or by the time limit. */
export class RequestAborted extends Error {
  constructor() {
    super('the request was aborted');
  }
}

/** For work that no request can abort. */
export const neverAborted = () => new AbortController().signal;
