import { Navigate, useParams } from 'react-router';
import { ChallengePage } from '../../features/together/challenge/challenge-page';

export default function TogetherChallengeRoute() {
  const id = useParams()['*'];
  return id ? <ChallengePage key={id} id={id} /> : <Navigate to="/together" replace />;
}
