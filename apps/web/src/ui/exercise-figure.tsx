import type { ReactNode } from 'react';

const figures = {
  pushups: (
    <>
      <circle cx="39" cy="16.500" r="4.600" fill="currentColor" stroke="none" />
      <path d="M33 20.500 8.500 34.500M33 20.500l2 14.500M4.500 37.500l4-3" />
      <path d="M3 42h42" strokeWidth="2" />
    </>
  ),
  situps: (
    <>
      <circle cx="17.500" cy="11.500" r="4.600" fill="currentColor" stroke="none" />
      <path d="M19 18.500 15 36h12.500l6-12.500 7.500 13M18.300 22.500 29 21" />
      <path d="M3 42h42" strokeWidth="2" />
    </>
  ),
  jumpingJacks: (
    <>
      <circle cx="24" cy="9" r="4.600" fill="currentColor" stroke="none" />
      <path d="M24 16.500v12M24 17.500 11.500 7M24 17.500 36.500 7M24 28.500 14 40M24 28.500 34 40" />
      <path d="M3 45h8M37 45h8" strokeWidth="2" />
    </>
  ),
} satisfies Record<string, ReactNode>;

export type ExerciseFigureName = keyof typeof figures;

/** A line drawing of an exercise, in the text's colour. The exercise's name stands beside it. */
export function ExerciseFigure({
  name,
  size = 44,
  className,
}: {
  name: ExerciseFigureName;
  size?: number;
  className?: string;
}) {
  return (
    <svg
      className={`flex-none ${className ?? ''}`}
      width={size}
      height={size}
      viewBox="0 0 48 48"
      fill="none"
      stroke="currentColor"
      strokeWidth={3.2}
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      {figures[name]}
    </svg>
  );
}
