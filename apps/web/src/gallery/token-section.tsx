import { Section } from './section';

const swatches = [
  'bg-paper',
  'bg-surface',
  'bg-sunk',
  'bg-raised',
  'bg-line',
  'bg-edge',
  'bg-ink',
  'bg-accent',
  'bg-accent-press',
  'bg-done',
  'bg-done-soft',
  'bg-partial',
  'bg-partial-soft',
  'bg-missed',
  'bg-missed-soft',
  'bg-rest',
  'bg-rest-soft',
];

/** The colours in both themes at once: a part of the page can show the other theme. */
export function TokenSection() {
  return (
    <Section title="Colours and type">
      <div className="grid gap-4 desktop:grid-cols-2">
        <Swatches theme="light" />
        <Swatches theme="dark" />
      </div>
      <p className="numeral text-numeral-xl">66</p>
      <p className="text-poster leading-[.94] font-[800] tracking-[-.04em]">Poster</p>
      <p className="text-title leading-none font-[780] font-stretch-[104%]">Title</p>
      <p>Text at 16 px: one more than yesterday. That is the whole plan. 0123456789</p>
      <p className="label">Label at 14 px</p>
    </Section>
  );
}

function Swatches({ theme }: { theme: 'light' | 'dark' }) {
  return (
    <div data-theme={theme} className="rounded-3 border border-line bg-paper p-6 text-ink">
      <h3 className="mb-4">{theme === 'light' ? 'Light' : 'Dark'}</h3>
      <ul className="grid grid-cols-3 gap-3 text-xs text-ink-2 tablet:grid-cols-5">
        {swatches.map((name) => (
          <li key={name}>
            <span className={`mb-1 block h-10 rounded-2 border border-line ${name}`} />
            {name.slice(3)}
          </li>
        ))}
      </ul>
    </div>
  );
}
