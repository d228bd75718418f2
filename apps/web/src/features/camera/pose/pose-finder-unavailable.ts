import type { CameraIssue } from '../camera-issue';

/** The model that finds poses cannot be used, for a reason that the page can show. */
export class PoseFinderUnavailable extends Error {
  readonly problem: CameraIssue;
  constructor(problem: CameraIssue) {
    super(problem);
    this.problem = problem;
  }
}
