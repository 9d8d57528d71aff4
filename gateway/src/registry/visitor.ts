import { isChosen } from './canary';
import type { RemoteReleases } from './release-index';

/** What decides which versions a visitor gets. Nobody's name or address is in it. */
export interface Visitor {
  /** Among a hundred. */
  place?: number;
  /** A member of staff, by a keyed hash of their id. */
  staff?: string;
  /** The build that a link of invitation opens. */
  preview?: { id: string; name: string; version: string };
}

/** The version of a remote that a visitor gets. */
export function versionFor(
  { place, staff, preview }: Visitor,
  name: string,
  { live, canary, previews = [] }: RemoteReleases,
): string {
  if (preview?.name === name && previews.some(({ id }) => id === preview.id)) return preview.version;
  if (!canary) return live.version;
  const chosen =
    (staff !== undefined && canary.staffFirst) || (place !== undefined && isChosen(place, name, canary));
  return chosen ? canary.version : live.version;
}
