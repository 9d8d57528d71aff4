import { isChosen } from './canary';
import type { Preview, RemoteReleases } from './release-index';

/** What decides which versions a visitor gets. It holds no name or address. */
export interface Visitor {
  /** The visitor's place, 0 to 99, which decides who gets a canary. */
  place?: number;
  /** Keyed hash of a staff member's id. */
  staff?: string;
  /** The link of invitation to a remote that they opened. The index says what it opens, and whether it still does. */
  preview?: { id: string; name: string };
}

/** The link with this id, as long as it has neither expired (`now` in ms) nor been ended. */
export const openPreview = (
  { previews = [] }: Pick<RemoteReleases, 'previews'>,
  id: string,
  now: number,
): Preview | undefined => previews.find((preview) => preview.id === id && Date.parse(preview.endsAt) > now);

/** The version of a remote that a visitor gets at a time in ms. */
export function versionFor(
  { place, staff, preview }: Visitor,
  name: string,
  { live, canary, previews }: RemoteReleases,
  now: number,
): string {
  const invited = preview?.name === name && openPreview({ previews }, preview.id, now);
  if (invited) return invited.version;
  if (!canary) return live.version;
  const chosen =
    (staff !== undefined && canary.staffFirst) || (place !== undefined && isChosen(place, name, canary));
  return chosen ? canary.version : live.version;
}
