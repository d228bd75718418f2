import { useId, useState } from 'react';
import { formatNumber } from '../../platform/format/format';
import { Card } from '../../ui/card';
import { classNames } from '../../ui/class-names';
import { ChoiceRow } from '../../ui/forms/choice-row';
import { TextField } from '../../ui/forms/text-field';
import { cards, type DietId, dietIds, gramsOf, type NutritionCard, readWeight, weightRange } from './cards';
import { text } from './text';

/** Figures are shown only if `isAdult`. The weight stays on the page: it is neither stored nor sent. */
export function NutritionView({ isAdult }: { isAdult: boolean }) {
  const [diet, setDiet] = useState<DietId>('mixed');
  const [typedWeight, setTypedWeight] = useState('');
  const weight = readWeight(typedWeight);
  const isWeightInvalid = typedWeight.trim() !== '' && weight === null;
  return (
    <>
      <div className="mb-6 flex flex-wrap items-start gap-x-8 gap-y-4">
        {/* Aligned with the field, not with its label. */}
        <div className={classNames(isAdult && 'tablet:pt-6.5')}>
          <ChoiceRow
            label={text.diet}
            choices={dietIds.map((value) => ({ value, name: text.diets[value] }))}
            chosen={diet}
            onChoose={setDiet}
          />
        </div>
        {isAdult && (
          <TextField
            label={text.weight}
            hint={text.weightStaysHere}
            inputMode="decimal"
            autoComplete="off"
            value={typedWeight}
            onChange={({ target }) => setTypedWeight(target.value)}
            className="w-64"
            {...(isWeightInvalid && {
              error: text.weightRange({
                least: formatNumber(weightRange.least),
                most: formatNumber(weightRange.most),
              }),
            })}
          />
        )}
      </div>
      {!isAdult && <p className="mb-6 max-w-[60ch] text-ink-2">{text.noFigures}</p>}
      <div className="grid gap-4 tablet:grid-cols-2 desktop:grid-cols-3 desktop:gap-6 vast:grid-cols-4">
        {cards.map((card) => (
          <NutritionCardView key={card.id} card={card} diet={diet} weight={weight} isAdult={isAdult} />
        ))}
      </div>
    </>
  );
}

type CardProps = { card: NutritionCard; diet: DietId; weight: number | null; isAdult: boolean };

/** One card: its advice, its figures for adults, and a text for the chosen diet. */
export function NutritionCardView({ card, diet, weight, isAdult }: CardProps) {
  const titleId = useId();
  const { title, advice, diets } = text.cards[card.id];
  return (
    <Card aria-labelledby={titleId} className="flex flex-col gap-3">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <h2 id={titleId} className="text-lg">
          {title}
        </h2>
        <span className="flex-none text-sm text-ink-2">
          {text.place({
            number: formatNumber(cards.indexOf(card) + 1),
            total: formatNumber(cards.length),
          })}
        </span>
      </div>
      <p className="text-ink-2">{advice}</p>
      {isAdult && card.figures.length > 0 && (
        <dl className="flex flex-wrap gap-x-8 gap-y-3">
          {card.figures.map((figure) => {
            const { name, amount } = text.figures[figure.id];
            const grams = weight === null ? null : gramsOf(figure, weight);
            return (
              <div key={figure.id}>
                <dt className="label">{name}</dt>
                <dd className="mt-1">
                  <span className="numeral block text-numeral-sm">{grams ?? amount}</span>
                  {grams !== null && <span className="text-sm text-ink-2">{amount}</span>}
                </dd>
              </div>
            );
          })}
        </dl>
      )}
      <p className="text-ink-2">{diets[diet]}</p>
      <p className="mt-auto text-sm text-ink-3">
        {text.sourcesOf({ sources: card.sources.map((id) => text.sources[id]) })}
      </p>
    </Card>
  );
}
