/** A test double with only the members that the code under test uses. */
export const partial = <Whole>(members: Partial<Whole>): Whole => members as Whole;

/** A browser feature that is absent in some browsers, although its type says that it is always there. */
export const absent = undefined as never;
