import { BeingBuilt } from '../app/being-built';

export default function BadgesRoute() {
  return (
    <BeingBuilt title="Badge Collection">
      The badges you have earned, and the ones you are closest to, will stand here.
    </BeingBuilt>
  );
}
