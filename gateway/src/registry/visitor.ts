import { isChosen } from './canary';
import type { RemoteReleases } from './release-index';

/** What decides which versions a visitor gets. It holds no name or address. */
export interface Visitor {
  /** The visitor's place, 0 to 99, which decides who gets a canary. */
  place?: number;
  /** Keyed hash of a staff member's id. */
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
