import { useNavigate } from 'react-router';
import { useSessionAdapter } from '../../platform/session';
import { IconButton } from '../../ui/button';
import { Tooltip } from '../../ui/tooltip';

export function LogoutButton() {
  const session = useSessionAdapter();
  const navigate = useNavigate();

  async function logOut() {
    await session.signOut();
    navigate('/login', { replace: true });
  }

  return (
    <Tooltip text="Log out">
      <IconButton name="Log out" icon="logout" onClick={logOut} />
    </Tooltip>
  );
}
