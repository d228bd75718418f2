import { LoginPage } from '../../features/identity/login-page';
import { PublicHeader } from '../../layout/public-header';

export default function LoginRoute() {
  return <LoginPage header={<PublicHeader />} />;
}
