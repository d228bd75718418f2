import { chooseTheme, useThemeChoice } from '../../../platform/look/theme';
import { Card } from '../../../ui/card';
import { type Choice, ChoiceRow } from '../../../ui/forms/choice-row';
import { text } from '../text';
import { AccentSetting } from './accent-setting';
import { SoundSetting } from './sound-setting';

const choices = (): Array<Choice<'system' | 'light' | 'dark'>> => [
  { value: 'system', name: text.themes.system, icon: 'theme-system' },
  { value: 'light', name: text.themes.light, icon: 'theme-light' },
  { value: 'dark', name: text.themes.dark, icon: 'theme-dark' },
];

/** Theme, accent and sound. Phones set the theme here, because their header has no room for its button. */
export function AppearanceCard() {
  const choice = useThemeChoice();
  return (
    <Card aria-labelledby="appearance">
      <h2 id="appearance" className="text-lg">
        {text.appearance}
      </h2>
      <p className="mt-3 mb-4 text-ink-2">{text.appearanceHint}</p>
      <ChoiceRow label={text.theme} choices={choices()} chosen={choice} onChoose={chooseTheme} />
      <AccentSetting />
      <SoundSetting />
    </Card>
  );
}
