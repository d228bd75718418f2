import { readInviteCode } from '@hundred/domain/together/invite-code';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { Button } from '../../../ui/button';
import { Form } from '../../../ui/forms/form';
import { TextField } from '../../../ui/forms/text-field';
import { TitledCard } from '../../../ui/titled-card';
import { text } from './text';

/** For a person who received a code instead of a link. */
export function CodeCard() {
  const navigate = useNavigate();
  const [typed, setTyped] = useState('');
  const [isWrong, setWrong] = useState(false);
  const code = readInviteCode(typed);

  function open() {
    setWrong(code === null);
    if (code !== null) navigate(`/join/${code}`);
  }

  return (
    <TitledCard title={text.haveInvitation}>
      <Form isInvalid={code === null} onSubmit={open} className="grid gap-4">
        <TextField
          label={text.code}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
          hint={text.codeHint}
          {...(isWrong && { error: text.wrongCode })}
        />
        <Button type="submit" size="small" className="justify-self-start max-tablet:w-full">
          {text.seeInvitation}
        </Button>
      </Form>
    </TitledCard>
  );
}
