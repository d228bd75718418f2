import type { ReactNode } from 'react';
import { usePageTitle } from '../platform/page-title';
import { Card } from '../ui/card';
import { EmptyState } from '../ui/empty-state';
import { HundredGrid } from '../ui/hundred-grid/hundred-grid';

type Props = { title: string; children: ReactNode; above?: ReactNode; action?: ReactNode };

/** Stands where a page is still to come, and says so. */
export function BeingBuilt({ title, children, above, action }: Props) {
  usePageTitle(title);
  return (
    <>
      <h1 className="mb-8">{title}</h1>
      {above}
      <Card>
        <EmptyState
          title="This page is being built"
          drawing={
            <HundredGrid days={{ today: 1, todayDone: false, streak: 0 }} show="row" className="w-60" />
          }
          action={action}
        >
          {children}
        </EmptyState>
      </Card>
    </>
  );
}
