import { useLocation, useNavigate, useSearchParams } from 'react-router';

export const stepCount = 3;

/** The step that an address names; the first one if it names none. */
export function stepFrom(value: string | null): 1 | 2 | 3 {
  const step = Number(value);
  return step === 2 || step === 3 ? step : 1;
}

/** The step is part of the address, so that the browser's Back goes to the previous one. */
export function useSteps() {
  const [parameters] = useSearchParams();
  const { state } = useLocation();
  const navigate = useNavigate();
  const step = stepFrom(parameters.get('step'));
  return {
    step,
    next: () => navigate(`?step=${step + 1}`, { state: { cameFromStep: step } }),
    back() {
      // Usually the previous step is the previous history entry: a further entry would make the browser's Back go in
      // circles. A step that was opened by its address has no such entry, so it is replaced.
      if (state?.cameFromStep === step - 1) navigate(-1);
      else navigate(`?step=${step - 1}`, { replace: true });
    },
  };
}
