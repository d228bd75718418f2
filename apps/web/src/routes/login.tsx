import { PublicHeader } from '../app/layout/public-header';
import { LoginPage } from '../features/identity/login-page';

export default function LoginRoute() {
  return <LoginPage header={<PublicHeader />} />;
}
