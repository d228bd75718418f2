import { Navigate, useParams } from 'react-router';
import { JoinPage } from '../../features/together/invite/join-page';

export default function JoinRoute() {
  const code = useParams()['*'];
  return code ? <JoinPage key={code} code={code} /> : <Navigate to="/together" replace />;
}
