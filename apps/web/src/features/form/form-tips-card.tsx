import type { MovementId } from '@hundred/domain/movements/movements';
import { formTips } from '@hundred/domain/text/form-tips';
import { Card } from '../../ui/card';
import { text } from './text/text';

/** Text tips for everybody, because safety is not sold. */
export function FormTipsCard({ movement }: { movement: MovementId }) {
  return (
    <Card>
      <h2>{text.formTips}</h2>
      <ul className="mt-2 grid gap-1.5 text-ink-2">
        {formTips[movement].map((tip) => (
          <li key={tip} className="ml-5 list-disc marker:text-ink-3">
            {tip}
          </li>
        ))}
      </ul>
    </Card>
  );
}
