/** A value that has only the members a test uses. Tests have no other cast to a type that a value does not have. */
export const standIn = <T>(members: object | undefined): T => members as T;
