import { IconButton } from '../ui/button';
import { classNames } from '../ui/class-names';
import { Tooltip } from '../ui/feedback/tooltip';
import { text } from './text/frame';
import { useLogOut } from './use-log-out';

export function LogoutButton({ className }: { className?: string }) {
  const { button, question } = useLogOut();
  return (
    <>
      <Tooltip text={text.logOut}>
        <IconButton
          name={text.logOut}
          icon="logout"
          className={classNames('aria-disabled:opacity-55', className)}
          {...button}
        />
      </Tooltip>
      {question}
    </>
  );
}
