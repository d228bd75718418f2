import { GalleryPage } from '../gallery/gallery-page';

export default function GalleryRoute() {
  return <GalleryPage />;
}
