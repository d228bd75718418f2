import { expect, it } from 'vitest';
import { whyNoInvite } from './why-no-invite';

it('An owner without Premium is pointed to Premium, and one with it is not', () => {
  expect(whyNoInvite('team', false)).toBe(
    'New invitations need Premium: yours, or that of whoever owns the team after you. The team goes on as it is.',
  );
  for (const hasPremium of [true, undefined]) {
    expect(whyNoInvite('room', hasPremium)).toBe(
      'You cannot invite anybody at the moment. The room goes on as it is.',
    );
  }
});
