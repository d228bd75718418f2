import { useState } from 'react';

/** The pages of a list. The server needs to know where the page before ended. */
export function usePages<End>() {
  const [earlierEnds, setEarlierEnds] = useState<readonly End[]>([]);
  return {
    earlierPageCount: earlierEnds.length,
    /** Where the page before ended; undefined on the first page. */
    after: earlierEnds.at(-1),
    goBack: () => setEarlierEnds(earlierEnds.slice(0, -1)),
    /** Opens the page that begins after this end. */
    goOnAfter: (end: End) => setEarlierEnds([...earlierEnds, end]),
    goToFirst: () => setEarlierEnds([]),
  };
}

export type Pages<End> = ReturnType<typeof usePages<End>>;
