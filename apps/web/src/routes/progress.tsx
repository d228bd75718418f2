import { BeingBuilt } from '../app/being-built';

export default function ProgressRoute() {
  return (
    <BeingBuilt title="Progress">
      The calendar of your days will stand here, with every date complete, partial, missed or rested.
    </BeingBuilt>
  );
}
