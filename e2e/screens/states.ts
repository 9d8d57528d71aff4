import { dashboardStates, internshipStates } from './applicant-states';
import { closedStates, homeStates } from './portal-states';
import type { Stage } from './stage';

/** One screen in one state. */
export interface State {
  /** In file names. */
  name: string;
  /** In the index. */
  title: string;
  setUp(stage: Stage): Promise<void>;
  /** Where it is the same on other widths, or is not there. */
  widths?: number[];
  /** A state that is about a failure has errors in the console by nature. */
  expectsErrors?: boolean;
}

export const states: State[] = [...homeStates, ...internshipStates, ...dashboardStates, ...closedStates];

export const widths = [
  { width: 360, height: 740 },
  { width: 768, height: 1024 },
  { width: 1280, height: 900 },
];
export const schemes = ['light', 'dark'] as const;
