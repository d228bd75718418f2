import { useLocation, useNavigate, useSearchParams } from 'react-router';

export const stepCount = 3;

/** Anything but a step is the first one. */
export function stepFrom(text: string | null): number {
  const step = Number(text);
  return Number.isInteger(step) && step >= 1 && step <= stepCount ? step : 1;
}

/** The step is part of the address, so that the browser's own Back goes from one to the one before. */
export function useSteps() {
  const [parameters] = useSearchParams();
  const { state } = useLocation();
  const navigate = useNavigate();
  const step = stepFrom(parameters.get('step'));
  return {
    step,
    next: () => navigate(`?step=${step + 1}`, { state: { cameFromStep: step } }),
    back() {
      // Where the step before is the entry before, a further entry would make the browser's Back go round in circles.
      if (state?.cameFromStep === step - 1) navigate(-1);
      else navigate(`?step=${step - 1}`, { replace: true });
    },
  };
}
