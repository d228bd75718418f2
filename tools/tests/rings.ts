// The two rings of tests: `npm test` runs ring 1, `npm run test:rest` ring 2, CI both (docs/decisions/0120).
//
// A new test file is in ring 1 unless it is named here. Name it here if ring 1 already has a test that goes red when
// its feature breaks, and this one takes more than a few seconds: faults, crashes, races, rare cases, other languages.
// RING=1 and RING=2 choose a ring for vitest and Playwright; without RING any file can be run by its name.

export type TestTier = 'unit' | 'component' | 'postgres' | 'embedded' | 'process' | 'journeys';

export const secondRing: Record<TestTier, string[]> = {
  unit: ['apps/web/src/testing/made-people/counted.test.ts', 'packages/figures/src/motions.test.ts'],
  component: [
    'apps/web/src/app/dashboard-frame.component.test.tsx',
    'apps/web/src/app/dialogs.component.test.tsx',
    'apps/web/src/app/in-the-way.component.test.tsx',
    'apps/web/src/app/page-edges.component.test.tsx',
    'apps/web/src/features/century-club/century-club.component.test.tsx',
    'apps/web/src/features/community/community-page.component.test.tsx',
    'apps/web/src/features/leaderboards/leaderboard-page.component.test.tsx',
    'apps/web/src/features/premium/premium-page.component.test.tsx',
    'apps/web/src/features/today/cards/swap.component.test.tsx',
    'apps/web/src/features/today/celebration/day-stage.component.test.tsx',
    'apps/web/src/features/today/celebration/hundred-stage.component.test.tsx',
    'apps/web/src/features/today/counting/counting-step.component.test.tsx',
    'apps/web/src/features/today/counting/counting-touch.component.test.tsx',
    'apps/web/src/routes/coach/coach-recovery.component.test.tsx',
    'apps/web/src/routes/count/count-interruptions.component.test.tsx',
    'apps/web/src/routes/dashboard/dashboard-shift.component.test.tsx',
    'apps/web/src/routes/desk/desk-announcement.component.test.tsx',
    'apps/web/src/routes/desk/desk-people.component.test.tsx',
    'apps/web/src/routes/desk/desk-texts.component.test.tsx',
    'apps/web/src/routes/desk/desk-waiting.component.test.tsx',
    'apps/web/src/routes/desk/desk.component.test.tsx',
    'apps/web/src/routes/gallery.component.test.tsx',
    'apps/web/src/routes/plan/plan-schedule.component.test.tsx',
    'apps/web/src/routes/plan/plan.component.test.tsx',
    'apps/web/src/routes/settings/settings-premium.component.test.tsx',
    'apps/web/src/routes/statistics/statistics-forecast.component.test.tsx',
    'apps/web/src/routes/statistics/statistics-insights.component.test.tsx',
    'apps/web/src/routes/together/together-team.component.test.tsx',
  ],
  postgres: [
    'apps/server/src/adapters/embedded-identity/provider/key-ring.storage.test.ts',
    'apps/server/src/adapters/embedded-identity/limits.storage.test.ts',
    'apps/server/src/attack/desk-calls.storage.test.ts',
    'apps/server/src/attack/every-call.storage.test.ts',
    'apps/server/src/attack/every-page.storage.test.ts',
    'apps/server/src/attack/raw-requests.storage.test.ts',
    'apps/server/src/cli/partitions/partition-logs.storage.test.ts',
    'apps/server/src/distribution/distribute.storage.test.ts',
    'apps/server/src/faults/clock-jumps.storage.test.ts',
    'apps/server/src/features/leaderboards/boards-on-replica.storage.test.ts',
    'apps/server/src/features/premium/no-other-way.storage.test.ts',
    'apps/server/src/http/limits/rate-limits.storage.test.ts',
    'apps/server/src/log/hundred-days.storage.test.ts',
    'apps/server/src/log/long-logs.storage.test.ts',
    'apps/server/src/mail/service-mails.storage.test.ts',
    'demo/people.storage.test.ts',
  ],
  embedded: ['**'],
  process: [
    'apps/server/src/cli/commands.process.test.ts',
    'apps/server/src/db/connection/storage-away.process.test.ts',
    'apps/server/src/faults/embedded-faults.process.test.ts',
    'apps/server/src/faults/failover.process.test.ts',
    'apps/server/src/faults/full-disk.process.test.ts',
    'apps/server/src/faults/postgres-faults.process.test.ts',
    'apps/server/src/faults/power-cut.process.test.ts',
    'apps/server/src/features/notifications/two-servers.process.test.ts',
    'apps/server/src/features/notifications/mailed-once.process.test.ts',
    'apps/server/src/features/own-data/round-trip.process.test.ts',
    'apps/server/src/process/npm-start.process.test.ts',
    'apps/server/src/process/stop.process.test.ts',
    'tools/prepare.process.test.ts',
    'tools/with-lock.process.test.ts',
  ],
  journeys: [
    'e2e/camera/camera.spec.ts',
    'e2e/day/dashboard.spec.ts',
    'e2e/day/midnight.spec.ts',
    'e2e/day/onboarding.spec.ts',
    'e2e/day/plan-in-two-tabs.spec.ts',
    'e2e/day/session-interruptions.spec.ts',
    'e2e/day/travel.spec.ts',
    'e2e/day/visit-requests.spec.ts',
    'e2e/desk/club-team.spec.ts',
    'e2e/desk/club.spec.ts',
    'e2e/identity/firebase.spec.ts',
    'e2e/identity/foreign-issuer.spec.ts',
    'e2e/identity/identity-pages.spec.ts',
    'e2e/identity/leaving.spec.ts',
    'e2e/identity/session.spec.ts',
    'e2e/identity/ways-to-sign-in.spec.ts',
    'e2e/look/first-paint.spec.ts',
    'e2e/look/large-root-font.spec.ts',
    'e2e/look/large-browser-font.spec.ts',
    'e2e/look/digits-of-one-script.spec.ts',
    'e2e/look/public-pages.spec.ts',
    'e2e/look/theme.spec.ts',
    'e2e/looking-back/badges-and-statistics.spec.ts',
    'e2e/looking-back/recap-and-more.spec.ts',
    'e2e/offline/background-sync.spec.ts',
    'e2e/offline/banners.spec.ts',
    'e2e/offline/interleavings.spec.ts',
    'e2e/offline/missing-files.spec.ts',
    'e2e/offline/new-version.spec.ts',
    'e2e/offline/days-offline.spec.ts',
    'e2e/offline/restarts.spec.ts',
    'e2e/premium/paying-by-bank.spec.ts',
    'e2e/settings/language.spec.ts',
    'e2e/settings/security.spec.ts',
    'e2e/together/challenge.spec.ts',
    'e2e/together/room.spec.ts',
    'e2e/together/team-day.spec.ts',
  ],
};

/** Laws on random histories run in both: 40 histories in ring 1, 120 in ring 2. */
export const inBothRings = ['packages/domain/src/properties/*.test.ts'];

/**
 * The files of a tier in the chosen ring: of those that match `all`, without those that match `never`. Patterns are
 * relative to `folder`, which holds the tier's configuration.
 */
export function filesOfRing(tier: TestTier, all: string[], never: string[] = [], folder = '') {
  const ring = process.env.RING;
  const patterns = secondRing[tier].map((pattern) => pattern.replace(folder, ''));
  if (ring === '1') return { include: all, exclude: [...never, ...patterns] };
  if (ring === undefined || patterns.includes('**')) return { include: all, exclude: never };
  return { include: [...patterns, ...(tier === 'unit' ? inBothRings : [])], exclude: never };
}
