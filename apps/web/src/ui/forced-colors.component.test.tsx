import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { forceColours } from '../testing/media';
import '../styles.css';
import { Button } from './button';
import { PartsBar, ProgressBar } from './feedback/progress-bar';
import { ChoiceRow } from './forms/choice-row';
import { Switch } from './forms/switch';
import { Tabs } from './tabs';

const twoChoices = [
  { value: 'one', name: 'One' },
  { value: 'two', name: 'Two' },
] as const;
const tabs = [
  { id: 'a', name: 'Chosen', panel: null },
  { id: 'b', name: 'Other', panel: null },
];
const doNothing = () => {};
const style = (element: Element) => getComputedStyle(element);
const ground = (element: Element) => style(element).backgroundColor;

it('Controls, choices and bars stay visible in the system’s forced colours', async () => {
  await forceColours();
  await render(
    <>
      <Button look="next">Complete</Button>
      <Button look="ink">Save</Button>
      <Switch label="Sound" isOn onSwitch={doNothing} />
      <Switch label="Ring" isOn={false} onSwitch={doNothing} />
      <ChoiceRow label="Which" choices={twoChoices} chosen="one" onChoose={doNothing} />
      <Tabs label="Parts" tabs={tabs} chosen="a" onChoose={doNothing} />
      <ProgressBar label="Days" value={50} />
      <PartsBar label="Exercises" done={1} />
    </>,
  );
  const canvas = 'rgb(0, 0, 0)';
  const button = (name: string) => page.getByRole('button', { name }).element();
  expect(style(button('Complete')).borderTopWidth).toBe('1px');
  expect(ground(button('Complete'))).toBe(canvas);
  // Text on a ground other than the page's has the matching text colour.
  expect(ground(button('Save'))).not.toBe(canvas);
  expect(style(button('Save')).forcedColorAdjust).toBe('none');
  for (const name of ['Sound', 'Ring']) {
    const control = page.getByRole('switch', { name }).element();
    expect(style(control).borderTopWidth).toBe('1px');
    expect(ground(control.firstElementChild!)).not.toBe(ground(control));
  }
  const edges = (elements: Array<Element | null>) =>
    elements.map((element) => style(element!).borderTopWidth);
  // What is chosen has a thick edge.
  const radios = page.getByRole('radio').elements();
  expect(edges(radios.map((radio) => radio.closest('label')))).toEqual(['3px', '0px']);
  expect(edges(page.getByRole('tab').elements())).toEqual(['3px', '1px']);
  const bar = page.getByRole('progressbar').element();
  const [done, open] = page.getByRole('img', { name: 'Exercises' }).element().children;
  for (const track of [bar, done, open]) {
    expect(style(track!).outlineStyle).toBe('solid');
    expect(ground(track!.firstElementChild!)).not.toBe(canvas);
  }
});
