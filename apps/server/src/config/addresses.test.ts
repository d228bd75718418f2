import { expect, it } from 'vitest';
import { addressesOf } from './addresses';

it('An address with several hosts is split into one for each of them', () => {
  expect(addressesOf('postgres://ada:a,b@one:5432,two,[::1]:5433/hundred?sslmode=require')).toEqual([
    'postgres://ada:a,b@one:5432/hundred?sslmode=require',
    'postgres://ada:a,b@two/hundred?sslmode=require',
    'postgres://ada:a,b@[::1]:5433/hundred?sslmode=require',
  ]);
});

it.each(['postgres://ada:sesame@one:5432/hundred', 'postgres:///hundred?host=/run/postgresql', 'nonsense'])(
  '%s is an address with one host',
  (url) => {
    expect(addressesOf(url)).toEqual([url]);
  },
);
