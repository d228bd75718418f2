import { Navigate } from 'react-router';
import { GoBack } from '../../layout/go-back';
import { LoadingScreen } from '../../layout/loading-screen';
import { useSession } from '../../platform/session';
import { text } from './text';

/** The return address of a sign-in that left the page. */
export default function AuthCallbackRoute() {
  const session = useSession();
  switch (session.state) {
    case 'loading':
      return <LoadingScreen label={text.completingSignIn} />;
    case 'signed-in':
      return <GoBack to={session.returnTo ?? '/dashboard'} />;
    case 'signed-out':
      return <Navigate to="/login" replace />;
  }
}
