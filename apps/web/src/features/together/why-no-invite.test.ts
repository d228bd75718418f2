import { expect, it } from 'vitest';
import { whyNoInvite } from './why-no-invite';

it('names Premium to those who lack it alone: an owner who has it may be suspended', () => {
  expect(whyNoInvite('team', false)).toBe(
    'New invitations need Premium: yours, or that of whoever owns the team after you. The team goes on as it is.',
  );
  for (const hasPremium of [true, undefined]) {
    expect(whyNoInvite('room', hasPremium)).toBe(
      'You cannot invite anybody at the moment. The room goes on as it is.',
    );
  }
});
