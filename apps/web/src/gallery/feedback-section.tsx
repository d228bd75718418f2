import { useState } from 'react';
import HowItWorksSheet from '../features/guide/how-it-works-sheet';
import { LoadingSign } from '../layout/loading-screen';
import { Button, ButtonLink } from '../ui/button';
import { Card } from '../ui/card';
import { ConfirmDialog } from '../ui/dialogs/confirm-dialog';
import { Dialog } from '../ui/dialogs/dialog';
import { EmptyState } from '../ui/feedback/empty-state';
import { ErrorState } from '../ui/feedback/error-state';
import { LockedPanel } from '../ui/feedback/locked-panel';
import { Skeleton, SkeletonGroup } from '../ui/feedback/skeleton';
import { toast } from '../ui/feedback/toast-store';
import { Row, Section } from './section';

export function MessageSection() {
  const [shownDialog, setShownDialog] = useState<'dialog' | 'confirm' | 'danger' | 'sheet'>();
  const close = () => setShownDialog(undefined);
  return (
    <Section title="Messages and dialogs">
      <Row label="Toasts">
        <Button onClick={() => toast('Profile updated successfully!', 'success')}>Success</Button>
        <Button onClick={() => toast('Failed to update profile: the name is too long.', 'error')}>
          Error
        </Button>
        <Button onClick={() => toast('Please select a path first', 'warning')}>Warning</Button>
        <Button onClick={() => toast('Sending 1 exercise to your account.', 'info')}>Info</Button>
      </Row>
      <Row label="Dialogs">
        <Button onClick={() => setShownDialog('dialog')}>Dialog</Button>
        <Button onClick={() => setShownDialog('confirm')}>Confirmation</Button>
        <Button onClick={() => setShownDialog('danger')}>Dangerous confirmation</Button>
        <Button onClick={() => setShownDialog('sheet')}>How days work</Button>
      </Row>
      <Dialog
        isOpen={shownDialog === 'dialog'}
        onClose={close}
        title="Share your progress"
        description="Tip: a screenshot makes a good story."
        footer={<Button onClick={close}>Copy link</Button>}
      >
        <p>Day 57 of 100, and still going.</p>
      </Dialog>
      <ConfirmDialog
        isOpen={shownDialog === 'confirm'}
        title="Take a rest day?"
        description="Your streak stays. Day 57 waits for tomorrow. You have 1 of 3 left."
        confirmText="Take a rest day"
        onConfirm={close}
        onCancel={close}
      />
      <ConfirmDialog
        isOpen={shownDialog === 'danger'}
        danger
        title="Restart the challenge?"
        description="You return to Day 1. Your history is kept."
        confirmText="Restart Challenge"
        onConfirm={close}
        onCancel={close}
      />
      <HowItWorksSheet isOpen={shownDialog === 'sheet'} onClose={close} />
    </Section>
  );
}

export function StateSection() {
  const [isRetrying, setRetrying] = useState(false);
  return (
    <Section title="Loading, empty, error, locked">
      <div className="grid gap-4 desktop:grid-cols-2">
        <Card>
          <SkeletonGroup label="Loading the leaderboard" className="grid gap-4">
            <Skeleton className="h-8 w-40" />
            <Skeleton className="h-5" />
            <Skeleton className="h-5 w-3/4" />
            <Skeleton className="h-32" />
          </SkeletonGroup>
        </Card>
        <Card className="grid place-items-center">
          <LoadingSign />
        </Card>
        <Card>
          <EmptyState title="No rankings available yet" headingLevel={3}>
            Be the first to complete today's challenge!
          </EmptyState>
        </Card>
        <Card>
          <ErrorState
            title="The calendar could not be loaded"
            headingLevel={3}
            isRetrying={isRetrying}
            onRetry={() => setRetrying((was) => !was)}
          >
            The server did not answer. What you completed is safe.
          </ErrorState>
        </Card>
        <Card>
          <ErrorState kind="offline" title="You are offline" headingLevel={3}>
            You can go on: what you complete is sent when the connection is back.
          </ErrorState>
        </Card>
        <LockedPanel
          title="Premium Feature"
          headingLevel={3}
          action={
            <ButtonLink to="/premium" look="ink">
              Upgrade to Premium
            </ButtonLink>
          }
        >
          The board of those who began in the same month is part of Premium.
        </LockedPanel>
      </div>
    </Section>
  );
}
