import type { Session } from '@portal/contract-shell-v1';
import { mayOpen, type Place } from '../navigation/places';

/**
 * The page that a person will most likely open next, worth fetching while the browser is idle: at a sign-in the page
 * that requires it, then the person's own page, and from the home page the first page that is open to everybody.
 */
export function likelyNext(
  places: readonly Place[],
  here: Place | undefined,
  session: Session | null,
): Place | undefined {
  const others = places.filter((place) => place.unit !== here?.unit);
  const offered = others.filter((place) => place.label && mayOpen(place, session));
  return (
    others.find((place) => isBehind(place, here)) ??
    offered.find((place) => place.access !== 'open') ??
    (session || here?.path !== '/' ? undefined : offered.find((place) => place !== here))
  );
}

/** Whether a guarded page sends people to `here` to sign in. */
function isBehind(place: Place, here: Place | undefined): boolean {
  return here !== undefined && place.access !== 'open' && place.signIn === here.path && here.path !== '/';
}
