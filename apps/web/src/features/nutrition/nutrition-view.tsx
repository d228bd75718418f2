import { useId, useState } from 'react';
import { formatNumber } from '../../platform/format/format';
import { Card } from '../../ui/card';
import { classNames } from '../../ui/class-names';
import { ChoiceRow } from '../../ui/forms/choice-row';
import { TextField } from '../../ui/forms/text-field';
import { cards, gramsOf, type NutritionCard, readWeight, type Way, ways, weights } from './cards';

const choices = (Object.keys(ways) as Way[]).map((value) => ({ value, name: ways[value] }));

/** Figures are shown only if `isAdult`. The weight stays on the page: it is neither stored nor sent. */
export function NutritionView({ isAdult }: { isAdult: boolean }) {
  const [way, setWay] = useState<Way>('mixed');
  const [typed, setTyped] = useState('');
  const weight = readWeight(typed);
  const isWrong = typed.trim() !== '' && weight === null;
  return (
    <>
      <p className="mb-4 max-w-[60ch] font-[600]">
        Pregnant, with kidney disease or an eating disorder: ask a professional first.
      </p>
      <div className="mb-6 flex flex-wrap items-start gap-x-8 gap-y-4">
        {/* Aligned with the field, not with its label. */}
        <div className={classNames(isAdult && 'tablet:pt-6.5')}>
          <ChoiceRow label="I eat" choices={choices} chosen={way} onChoose={setWay} />
        </div>
        {isAdult && (
          <TextField
            label="Weight in kg, if you like"
            hint="Stays on this page. Never stored, never sent."
            inputMode="decimal"
            autoComplete="off"
            value={typed}
            onChange={({ target }) => setTyped(target.value)}
            className="w-64"
            {...(isWrong && {
              error: `Between ${formatNumber(weights.least)} and ${formatNumber(weights.most)} kg.`,
            })}
          />
        )}
      </div>
      {!isAdult && (
        <p className="mb-6 max-w-[60ch] text-ink-2">
          Figures are for adults, so there are none here. Whoever is 20 or older can set their age group in
          the settings.
        </p>
      )}
      <div className="grid gap-4 tablet:grid-cols-2 desktop:grid-cols-3 desktop:gap-6">
        {cards.map((card, index) => (
          <OneCard
            key={card.title}
            card={card}
            place={`Card ${formatNumber(index + 1)} of ${formatNumber(cards.length)}`}
            way={way}
            weight={weight}
            isAdult={isAdult}
          />
        ))}
      </div>
    </>
  );
}

type CardProps = { card: NutritionCard; place: string; way: Way; weight: number | null; isAdult: boolean };

export function OneCard({ card, place, way, weight, isAdult }: CardProps) {
  const title = useId();
  return (
    <Card aria-labelledby={title} className="flex flex-col gap-3">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <h2 id={title} className="text-lg">
          {card.title}
        </h2>
        <span className="flex-none text-sm text-ink-2">{place}</span>
      </div>
      <p className="text-ink-2">{card.text}</p>
      {isAdult && card.figures.length > 0 && (
        <dl className="flex flex-wrap gap-x-8 gap-y-3">
          {card.figures.map((figure) => {
            const grams = weight === null ? null : gramsOf(figure, weight);
            return (
              <div key={figure.name}>
                <dt className="label">{figure.name}</dt>
                <dd className="mt-1">
                  <span className="numeral block text-numeral-sm">{grams ?? figure.amount}</span>
                  {grams !== null && <span className="text-sm text-ink-2">{figure.amount}</span>}
                </dd>
              </div>
            );
          })}
        </dl>
      )}
      <p className="text-ink-2">{card.ways[way]}</p>
      <p className="mt-auto text-sm text-ink-3">
        {card.sources.length === 1 ? 'Source' : 'Sources'}: {card.sources.join('; ')}.
      </p>
    </Card>
  );
}
