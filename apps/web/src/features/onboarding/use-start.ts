import type { BodyOf } from '@hundred/contract/call';
import type { startChallenge } from '@hundred/contract/runs';
import { useMutation } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { ApiError, isUnreachable } from '../../platform/http/api';
import { logUnlessRequestFailed } from '../../platform/http/log-unless-request-failed';
import { useApi, useSession, useSessionAdapter } from '../../platform/session';
import { browserZone } from '../../platform/time/browser-zone';
import { useSync } from '../../sync/sync-context';
import { readingTime, toast } from '../../ui/feedback/toast-store';
import type { Draft } from './draft';
import { text } from './text';

/**
 * Starts Day 1 and opens it. A person who has started already, in another tab or on another device, goes there too.
 * Without a connection the start waits for one, and sends the choices made by then.
 */
export function useStart(draft: Draft, onStarted: () => void) {
  const api = useApi();
  const session = useSession();
  const { update } = useSessionAdapter();
  const sync = useSync();
  const navigate = useNavigate();
  const displayName = session.state === 'signed-in' ? session.person.displayName : null;

  return useMutation({
    networkMode: 'online',
    retry: (_, error) => isUnreachable(error),
    retryDelay: (failures) => Math.min(10_000, 1_000 * 2 ** failures),
    async mutationFn() {
      const payload: BodyOf<typeof startChallenge> = {
        timezone: browserZone(),
        reminderTime: draft.reminderTime,
        ...(draft.ageGroup && { ageGroup: draft.ageGroup }),
        ...(displayName && { displayName }),
      };
      try {
        await api.post('/challenge/start', payload);
      } catch (error) {
        if (!(error instanceof ApiError && error.code === 'already_started')) throw error;
      }
      // The dashboard would redirect to the onboarding without the log. A failed pull is repeated there.
      await sync.pull().catch(logUnlessRequestFailed);
      // The start changed the profile. If this request fails, the next visit reads the profile anyway.
      await api.get('/auth/me').then(({ user }) => update(user), logUnlessRequestFailed);
    },
    onSuccess() {
      onStarted();
      markOnboardingSeen();
      navigate('/dashboard', { replace: true });
    },
    onError: (error) => toast(text.notStarted({ reason: error.message }), 'error', readingTime),
  });
}

/** Stores that the onboarding was seen, and dispatches the event for which the privacy notice waits. */
function markOnboardingSeen(): void {
  try {
    localStorage.setItem('hasSeenOnboarding', 'true');
  } catch {
    // Storage is refused, so the notice depends on the event alone.
  }
  dispatchEvent(new Event('onboardingComplete'));
}
