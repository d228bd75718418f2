import { expect, it } from 'vitest';
import { whyNoInvite } from './why-no-invite';

it('An owner without Premium is pointed to Premium, and an owner with Premium is not', () => {
  expect(whyNoInvite('team', false)).toBe('You need Premium to invite people. The team continues as before.');
  for (const hasPremium of [true, undefined]) {
    expect(whyNoInvite('room', hasPremium)).toBe(
      'You can’t invite anyone right now. The room continues as before.',
    );
  }
});
