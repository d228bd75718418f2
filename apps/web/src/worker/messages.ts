/** To the worker: the new version may take over. */
export const skipWaitingMessage = 'skip-waiting';
/** To the pages: there is a connection, send what waits. */
export const sendMessage = 'send-what-waits';
/** To a page: the one that a notification was about is wanted. */
export type OpenMessage = { open: string };

/** Under this name the browser is asked to wake the worker when there is a connection again. */
export const syncTag = 'outbox';
