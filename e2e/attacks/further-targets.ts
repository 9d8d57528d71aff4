import type { Target } from './target';

/** The calls of further services: `npm run new -- service NAME` adds the first target of each here. */
export const furtherTargets: Record<string, Target> = {
  // A line for each call.
};
