import type { Invitation } from '@hundred/contract/together/groups';
import type { GroupKind } from '@hundred/domain/together/group-limits';
import { mostOpenRooms } from '@hundred/domain/together/group-limits';
import { Link } from 'react-router';
import { usePremium } from '../../../challenge/premium';
import { Button } from '../../../ui/button';
import { Card } from '../../../ui/card';
import { Form } from '../../../ui/forms/form';
import { TextField } from '../../../ui/forms/text-field';
import { Icon } from '../../../ui/icon';
import { refusalText } from '../groups/group-action';
import { useIsOffline } from '../groups/needs-connection-line';
import { SeenByOthers } from '../seen-by-others';
import { displayNameField } from './name-fields';
import { text } from './text';
import { useJoinForm } from './use-join-form';

type Props = { code: string; invitation: Invitation };

/** What members will see of the person, and the button that joins or the reason why it is missing. */
export function JoiningCard({ code, invitation: { kind, refusal } }: Props) {
  const premium = usePremium();
  // With Premium there is no plan with more groups.
  const hasPlans = !premium?.isForAll && !premium?.isPremium;
  return (
    <Card aria-labelledby="others-see">
      <h2 id="others-see" className="mb-2 text-lg">
        {text.othersWillSee}
      </h2>
      <SeenByOthers kind={kind} />
      {refusal === null || refusal === 'name_required' ? (
        // The server decides whether a name is missing, because the profile on this device may be outdated.
        <JoinForm code={code} kind={kind} isNameMissing={refusal === 'name_required'} />
      ) : (
        <div className="mt-5 grid justify-items-start gap-3">
          <RefusalNote message={obstacleText(refusal, kind, hasPlans)} />
          {refusal === 'too_many_groups' && hasPlans && (
            <Link to="/premium" className="text-link">
              {text.seePlans}
            </Link>
          )}
        </div>
      )}
    </Card>
  );
}

type FormProps = { code: string; kind: Invitation['kind']; isNameMissing: boolean };

function JoinForm({ code, kind, isNameMissing }: FormProps) {
  const isOffline = useIsOffline();
  const form = useJoinForm(code, isNameMissing);
  const { name, nameProblem, nameError, joinError } = form;
  const field = displayNameField();
  return (
    <Form isInvalid={form.isNameInvalid} refusal={nameError} onSubmit={form.join} className="mt-5 grid gap-5">
      {isNameMissing && (
        <TextField
          label={field.label}
          autoComplete={field.autoComplete}
          value={name}
          onChange={(event) => form.setName(event.target.value)}
          hint={field.hint}
          {...(nameProblem !== undefined && { error: nameProblem })}
        />
      )}
      {joinError && <RefusalNote message={refusalText(joinError)} />}
      <Button
        type="submit"
        look="next"
        disabled={isOffline}
        busy={form.isPending}
        busyText={text.joining}
        className="justify-self-start max-tablet:w-full"
      >
        {text.join[kind]}
      </Button>
    </Form>
  );
}

/** Why a valid invitation cannot be accepted. */
function obstacleText(
  refusal: Exclude<NonNullable<Invitation['refusal']>, 'name_required'>,
  kind: GroupKind,
  hasPlans: boolean,
): string {
  switch (refusal) {
    case 'social_suspended':
      return text.suspended;
    case 'too_many_groups':
      return (hasPlans ? text.tooManyGroups : text.leaveGroup)[kind];
    case 'too_many_rooms':
      return text.tooManyRooms({ rooms: mostOpenRooms });
    case 'group_full':
      return text.full;
    case 'joining_closed':
      return text.closed;
  }
}

const RefusalNote = ({ message }: { message: string }) => (
  <p role="alert" className="flex items-start gap-1.5 font-[560] text-missed-ink">
    <Icon name="warning" size={18} className="mt-0.75" />
    {message}
  </p>
);
