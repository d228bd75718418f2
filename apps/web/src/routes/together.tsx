import { TogetherPage } from '../features/together/together-page';
import { usePageTitle } from '../platform/page-title';

export default function TogetherRoute() {
  usePageTitle('Together');
  return <TogetherPage />;
}
