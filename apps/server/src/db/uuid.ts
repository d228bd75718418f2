const uuidShape = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** Checked before a text from outside is compared with an id: PostgreSQL fails on an invalid one. */
export const isUuid = (text: string): boolean => uuidShape.test(text);
