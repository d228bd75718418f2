import { useEffect } from 'react';
import { PublicHeader } from '../app/layout/public-header';
import { LoginPage } from '../features/identity/login-page';
import { takeFarewell } from '../features/own-data/farewell';
import { toast } from '../ui/toast-store';

export default function LoginRoute() {
  useEffect(() => {
    if (takeFarewell()) toast('Your account is deleted, with everything about you.', 'success', 8000);
  }, []);
  return <LoginPage header={<PublicHeader />} />;
}
