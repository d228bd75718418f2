import { useState } from 'react';
import { BeingBuilt } from '../app/being-built';
import { HowItWorksSheet } from '../features/guide/how-it-works-sheet';
import { Button } from '../ui/button';

export default function DashboardRoute() {
  const [isSheetOpen, setSheetOpen] = useState(false);
  return (
    <>
      <BeingBuilt
        title="Today’s Challenge"
        action={
          <Button look="line" icon="question" onClick={() => setSheetOpen(true)}>
            How days, streaks and rest days work
          </Button>
        }
      >
        Your three exercises of the day will stand here.
      </BeingBuilt>
      <HowItWorksSheet isOpen={isSheetOpen} onClose={() => setSheetOpen(false)} />
    </>
  );
}
