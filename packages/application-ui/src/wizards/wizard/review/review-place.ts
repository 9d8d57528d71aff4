import type { WizardApp } from '../app';

/** The person's place in the review when they left it to change an answer. */
interface ReviewPlace {
  /** In pixels from the top of the page; null when they have not left it. */
  scroll: number | null;
  /** The open tab of each group. */
  tabs: Record<string, string>;
}

const places = new WeakMap<WizardApp, ReviewPlace>();

export function reviewPlace(app: WizardApp): ReviewPlace {
  const place = places.get(app) ?? { scroll: null, tabs: {} };
  places.set(app, place);
  return place;
}
