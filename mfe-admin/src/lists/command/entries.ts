import type { OverviewRow } from '../../api/overview';
import { applicantOf } from '../../frame/common/application-words';
import { deskPath } from '../../frame/common/desk-place';
import type { Place, PlaceGroup } from '../../frame/places';
import { adminPath, type StaffView } from '../../frame/views';
import * as t from '../../messages/command';
import { firstSort } from '../../workspace/application-list/list-address';
import { searchOf } from '../../workspace/work-queue/reading-order';

/** A line of the search results: a person, a page, or an action. */
export interface Entry {
  id: string;
  label: string;
  hint: string;
  /** The address that it opens; an action has `run` instead. */
  to?: string;
  run?: () => void;
}

export interface EntryGroup {
  kind: 'applicants' | 'acts' | 'pages';
  title: string;
  entries: Entry[];
}

const folded = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{Mark}/gu, '')
    // French has non-breaking hyphens, which nobody types.
    .replace(/\u2011/g, '-')
    .toLowerCase();

/** Returns the entries that contain every typed word in their label or the text beside it. */
export function fitting(entries: readonly Entry[], typed: string): Entry[] {
  const words = folded(typed).split(/\s+/).filter(Boolean);
  return entries.filter(({ label, hint }) =>
    words.every((word) => folded(`${label} ${hint}`).includes(word)),
  );
}

/** Makes an entry that opens an application; its list is the search in all programmes. */
export const applicantEntry = (row: OverviewRow, search: string): Entry => ({
  id: `application-${row.id}`,
  label: applicantOf(row),
  hint: row.reference,
  to: `${deskPath(row.type, row.id)}${searchOf({ kind: 'all', query: { search, sort: firstSort } })}`,
});

/** Makes entries for every page that this person may open: those in the navigation first. */
export function pageEntries(groups: readonly PlaceGroup[], views: readonly StaffView[]): Entry[] {
  const named = groups.flatMap(({ title, places }) => places.map((place) => placeEntry(place, title)));
  const behind = views.flatMap(({ path, title }) =>
    title ? [{ id: `page-${path}`, label: title(), hint: t.page(), to: adminPath(path) }] : [],
  );
  return [...named, ...behind];
}

const placeEntry = ({ to, label }: Place, group: string | null): Entry => ({
  id: `page-${to}`,
  label,
  hint: group ?? t.page(),
  to,
});
