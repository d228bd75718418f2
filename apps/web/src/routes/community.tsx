import { CommunityPage } from '../features/community/community-page';

export default function CommunityRoute() {
  return <CommunityPage />;
}
