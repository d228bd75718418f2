import { BeingBuilt } from '../app/being-built';
import { ThemeSetting } from '../features/profile/theme-setting';

export default function SettingsRoute() {
  return (
    <BeingBuilt title="Settings" above={<ThemeSetting />}>
      Your profile, notifications and security will stand here.
    </BeingBuilt>
  );
}
