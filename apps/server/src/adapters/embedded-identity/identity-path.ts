/** Every page of the embedded identity service is below this path. */
export const identityPath = '/identity';
