/* Written by `npm run messages` from messages/*.json: change those, not this file. */

type Sentences = Readonly<Record<string, string>>;

export const files: Readonly<Record<string, () => Promise<{ default: Sentences }>>> = {
  fr: () => import('./fr'),
  rw: () => import('./rw'),
  sw: () => import('./sw'),
  'en-XA': () => import('./en-xa'),
};
