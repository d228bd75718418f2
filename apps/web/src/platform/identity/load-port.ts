import type { IdentitySettings } from '@hundred/contract/operations';
import type { IdentityPort } from './identity-port';

/** Loads only the adapter that this installation uses, and only when it is needed. */
export async function loadPort(settings: IdentitySettings): Promise<IdentityPort> {
  switch (settings.adapter) {
    case 'oidc':
      return (await import('./oidc/oidc-adapter')).makeOidcPort(settings);
    case 'firebase':
      return (await import('./firebase-adapter')).makeFirebasePort(settings);
  }
}
