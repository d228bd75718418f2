import { Button } from '../../ui/button';

type Props = {
  backText: string;
  nextText: string;
  /** Undefined on the first page. */
  onBack: (() => void) | undefined;
  /** Undefined on the last page. */
  onNext: (() => void) | undefined;
};

/** Turns the pages of a list. Renders nothing if there is only one. */
export function PageButtons({ backText, nextText, onBack, onNext }: Props) {
  if (!onBack && !onNext) return null;
  return (
    <div className="ml-auto flex gap-2">
      <Button size="small" disabled={!onBack} onClick={onBack}>
        {backText}
      </Button>
      <Button size="small" disabled={!onNext} onClick={onNext}>
        {nextText}
      </Button>
    </div>
  );
}
