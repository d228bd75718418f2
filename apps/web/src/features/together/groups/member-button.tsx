import type { Member } from '@hundred/contract/together/groups';
import { IconButton } from '../../../ui/button';
import { nameOf } from './group-text';
import { text } from './text';

/** Opens the actions for another member. */
export function MemberButton({ member, onPress }: { member: Member; onPress: () => void }) {
  return <IconButton name={text.aboutMember({ name: nameOf(member) })} icon="more" onClick={onPress} />;
}
