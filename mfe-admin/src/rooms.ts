import { lazy } from 'react';
import { account } from './account/room';
import type { FrameParts } from './frame/frame-parts';
import { CommandButton } from './lists/command/command-button';
import { lists } from './lists/room';
import { ViewLinksBelow } from './lists/saved-views/view-links-below';
import { TodayProvider } from './lists/work-queue/today-provider';
import { Bell } from './notifications/bell';
import { notifications } from './notifications/room';
import { reports } from './reports/room';
import { requests } from './requests/room';
import { settings } from './settings/room';
import { workspace } from './workspace/room';

/** Every module of the staff side, in the order in which navigation and search list their pages. */
const rooms = [requests, lists, notifications, reports, settings, workspace, account];

/** The parts that the modules add to the frame. */
export const frameParts: FrameParts = {
  views: rooms.flatMap(({ views }) => views),
  places: rooms.flatMap(({ places = [] }) => places),
  Work: TodayProvider,
  Search: CommandButton,
  Bell,
  BelowLists: ViewLinksBelow,
  ReviewerNotice: lazy(() => import('./workspace/blind/blind-notice')),
};
