import { lazy } from 'react';
import { account } from './account/room';
import { CommandButton } from './command/command-button';
import type { FrameParts } from './frame/frame-parts';
import { lists } from './lists/room';
import { Bell } from './notifications/bell';
import { notifications } from './notifications/room';
import { reports } from './reports/room';
import { requests } from './requests/room';
import { ViewLinksBelow } from './saved-views/view-links-below';
import { settings } from './settings/room';
import { TodayProvider } from './today/today-provider';
import { workspace } from './workspace/room';

/** Every room of the staff side, in the order in which the navigation and the search name their pages. */
const rooms = [requests, lists, notifications, reports, settings, workspace, account];

/** What the rooms bring to the frame. */
export const frameParts: FrameParts = {
  views: rooms.flatMap(({ views }) => views),
  places: rooms.flatMap(({ places = [] }) => places),
  Work: TodayProvider,
  Search: CommandButton,
  Bell,
  BelowLists: ViewLinksBelow,
  ReviewerNotice: lazy(() => import('./blind/blind-notice')),
};
