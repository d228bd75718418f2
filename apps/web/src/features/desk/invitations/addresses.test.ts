import { describe, expect, it } from 'vitest';
import { readAddresses } from './addresses';

describe('A pasted list of addresses', () => {
  it.each([
    ['lines', 'ann@club.org\nbob@club.org\n'],
    ['commas and semicolons', 'ann@club.org, bob@club.org;'],
    ['spaces', '  ann@club.org bob@club.org'],
    ['names of a mail program', 'Ann Berg <ann@club.org>, "Bob, the chair" <bob@club.org>'],
    ['rows of a table', 'Berg\tAnn\tann@club.org\t0170 123\nBob Roth bob@club.org'],
    ['the same address twice', 'Ann@Club.org\nann@club.org\nbob@club.org'],
  ])('is read with %s', (_how, typed) => {
    expect(readAddresses(typed)).toEqual({ addresses: ['ann@club.org', 'bob@club.org'] });
  });

  it('names the first entry that is no address', () => {
    expect(readAddresses('ann@club.org\nbob\ncy@').invalid).toBe('bob');
    expect(readAddresses('Cy Roth cy.club.org').invalid).toBe('Cy');
    expect(readAddresses('ann@club.org cy@').invalid).toBe('cy@');
  });

  it('is empty without an entry', () => {
    expect(readAddresses(' \n, ')).toEqual({ addresses: [] });
  });
});
