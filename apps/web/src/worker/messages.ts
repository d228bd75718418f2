/** To the worker: the new version may take over. */
export const skipWaitingMessage = 'skip-waiting';
/** To the pages: there is a connection, so push the pending commands. */
export const pushPendingMessage = 'send-what-waits';
/** To a page: open the page of a notification. */
export type OpenMessage = { open: string };

/** The tag of the background sync that wakes the worker when there is a connection again. */
export const syncTag = 'outbox';
