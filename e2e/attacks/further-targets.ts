import type { Target } from './target';

/** The calls of services that were added: `npm run new -- service NAME` writes the first of each here. */
export const furtherTargets: Record<string, Target> = {
  // A line for each call.
};
