import {
  connectAuthEmulator,
  createUserWithEmailAndPassword,
  getAuth,
  signInWithEmailAndPassword,
} from '@firebase/auth';
import { makeFirebasePort } from '../../../apps/web/src/platform/identity/firebase-adapter';
import type { IdentityPort } from '../../../apps/web/src/platform/identity/identity-port';

export interface FirebaseInPage {
  port: IdentityPort;
  register(email: string, password: string): Promise<void>;
  signIn(email: string, password: string): Promise<void>;
}

const port = makeFirebasePort({
  adapter: 'firebase',
  apiKey: 'a-public-key',
  authDomain: 'demo-hundred.firebaseapp.com',
  projectId: 'demo-hundred',
});
connectAuthEmulator(getAuth(), new URLSearchParams(location.search).get('emulator') ?? '', {
  disableWarnings: true,
});

/** The emulator cannot open Google's popup without Google, so people sign in by email and password. */
const inPage: FirebaseInPage = {
  port,
  async register(email, password) {
    await createUserWithEmailAndPassword(getAuth(), email, password);
  },
  async signIn(email, password) {
    await signInWithEmailAndPassword(getAuth(), email, password);
  },
};
Object.assign(window, { inPage });
