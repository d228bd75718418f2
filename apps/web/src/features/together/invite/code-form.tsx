import { readInviteCode } from '@hundred/domain/together/invite-code';
import { useId, useState } from 'react';
import { useNavigate } from 'react-router';
import { Button } from '../../../ui/button';
import { controlClasses } from '../../../ui/forms/field';
import { Form } from '../../../ui/forms/form';
import { Icon } from '../../../ui/icon';
import { text } from './text';

/** For a person who received a code instead of a link. */
export function CodeForm() {
  const navigate = useNavigate();
  const id = useId();
  const [typedCode, setTypedCode] = useState('');
  const [isWrong, setWrong] = useState(false);
  const code = readInviteCode(typedCode);

  function openInvitation() {
    setWrong(code === null);
    if (code !== null) navigate(`/join/${code}`);
  }

  return (
    <Form isInvalid={code === null} onSubmit={openInvitation}>
      <label htmlFor={id} className="sr-only">
        {text.code}
      </label>
      <div className="grid grid-cols-[minmax(0,1fr)_auto] gap-2">
        <input
          id={id}
          type="text"
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          placeholder={text.haveCode}
          value={typedCode}
          onChange={(event) => setTypedCode(event.target.value)}
          aria-invalid={isWrong || undefined}
          aria-describedby={isWrong ? `${id}-error` : undefined}
          className={controlClasses}
        />
        <Button type="submit">{text.openInvitation}</Button>
      </div>
      <div aria-live="polite" className="empty:absolute">
        {isWrong && (
          <p
            id={`${id}-error`}
            className="mt-1.5 flex items-start gap-1.5 text-sm font-[560] text-missed-ink"
          >
            <Icon name="warning" size={18} className="mt-px" />
            {text.wrongCode}
          </p>
        )}
      </div>
    </Form>
  );
}
