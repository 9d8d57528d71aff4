import * as t from '../messages/frame';
import type { Picture } from './icons';
import { adminPath, type Can, isOpen, type StaffView, viewsFor } from './views';

/** A place in the navigation. */
export interface Place {
  to: string;
  label: string;
  picture: Picture;
  /** The count of news that puts a dot beside the place. */
  news?: StaffView['news'];
  /** The count of open work that is shown beside the place. */
  counts?: StaffView['counts'];
}

export interface PlaceGroup {
  key: string;
  /** Null: the group has no heading. */
  title: string | null;
  places: Place[];
}

/** A link in the navigation that leads to a page outside of /admin. */
export interface RoomPlace extends Omit<Place, 'label'> {
  label: () => string;
  group: 'first' | 'reading';
  may?: StaffView['may'];
}

/** Returns whether the portal uses what a page is about. */
export type IsUsed = (once: StaffView['once']) => boolean;

const inGroup = (views: readonly StaffView[], wanted: StaffView['group']): Place[] =>
  views.flatMap(({ path, label, picture = 'list', group = 'lists', news, counts }) =>
    label && group === wanted
      ? [{ to: adminPath(path), label: label(), picture, ...(news && { news }), ...(counts && { counts }) }]
      : [],
  );

interface Brought {
  views: readonly StaffView[];
  places: readonly RoomPlace[];
}

/** The places that a person may open, in the order of the navigation. */
export function placesFor({ views: all, places }: Brought, can: Can, isUsed: IsUsed): PlaceGroup[] {
  const views = viewsFor(all, can).filter(({ once }) => isUsed(once));
  const brought = (wanted: RoomPlace['group']): Place[] =>
    places.flatMap(({ group, label, may, ...place }) =>
      group === wanted && isOpen({ ...(may && { may }) }, can) ? [{ ...place, label: label() }] : [],
    );
  const groups: PlaceGroup[] = [
    { key: 'first', title: null, places: [...brought('first'), ...inGroup(views, 'first')] },
    { key: 'lists', title: t.lists(), places: inGroup(views, 'lists') },
    { key: 'reading', title: t.readingDesk(), places: brought('reading') },
    { key: 'follow', title: t.followUp(), places: inGroup(views, 'follow') },
    { key: 'portal', title: t.portal(), places: inGroup(views, 'portal') },
  ];
  return groups.filter(({ places }) => places.length > 0);
}

/** Addresses that other places begin with: only the exact address marks these places. */
const exact = new Set(['/dashboard', '/admin']);

/** Returns the address of the nearest place for a path: '/admin/portal-settings/staff' before its parent. */
export function placeAt(pathname: string, groups: readonly PlaceGroup[]): string | undefined {
  const path = pathname.replace(/\/+$/, '');
  return groups
    .flatMap(({ places }) => places.map(({ to }) => to))
    .filter((to) => path === to || (!exact.has(to) && path.startsWith(`${to}/`)))
    .sort((one, other) => other.length - one.length)[0];
}

/** Returns the places in the bottom bar of a phone; More leads to all others. */
export function barPlaces(groups: readonly PlaceGroup[]): Place[] {
  const all = groups.flatMap(({ places }) => places);
  const lists = groups.find(({ key }) => key === 'lists')?.places.slice(0, 2) ?? [];
  const news = all.filter(({ news: kind }) => kind === 'unread_notifications');
  return [...all.slice(0, 1), ...lists, ...news];
}
