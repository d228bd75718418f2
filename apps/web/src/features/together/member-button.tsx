import type { Member } from '@hundred/contract/groups';
import { IconButton } from '../../ui/button';
import { nameOf } from './group-words';

/** What can be done about somebody else is one press away, and in nobody's way. */
export function MemberButton({ member, onPress }: { member: Member; onPress: () => void }) {
  return <IconButton name={`About ${nameOf(member)}`} icon="more" onClick={onPress} />;
}
