import { Navigate, useParams } from 'react-router';
import { TeamPage } from '../../features/together/team/team-page';

export default function TogetherTeamRoute() {
  const id = useParams()['*'];
  return id ? <TeamPage key={id} id={id} /> : <Navigate to="/together" replace />;
}
