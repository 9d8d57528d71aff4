/* Written by `npm run messages` from messages/*.json: change those, not this file. */

import type { Piece } from '@portal/ui/language';
import activityWords from './rw/activity';
import applicationsWords from './rw/applications';
import awaitedWords from './rw/awaited';
import blindWords from './rw/blind';
import bulkWords from './rw/bulk';
import calendarWords from './rw/calendar';
import commandWords from './rw/command';
import commonWords from './rw/common';
import dashboardWords from './rw/dashboard';
import deskWords from './rw/desk';
import erasingWords from './rw/erasing';
import eventDetailsWords from './rw/event-details';
import eventsWords from './rw/events';
import exportWords from './rw/export';
import feedbackWords from './rw/feedback';
import filtersWords from './rw/filters';
import frameWords from './rw/frame';
import holdingWords from './rw/holding';
import idleWords from './rw/idle';
import invitationWords from './rw/invitation';
import lettersWords from './rw/letters';
import mailWords from './rw/mail';
import mailTemplatesWords from './rw/mail-templates';
import modulesWords from './rw/modules';
import notificationsWords from './rw/notifications';
import overviewWords from './rw/overview';
import passkeysWords from './rw/passkeys';
import phonesWords from './rw/phones';
import profileWords from './rw/profile';
import proofWords from './rw/proof';
import readingWords from './rw/reading';
import readingSettingsWords from './rw/reading-settings';
import reopeningWords from './rw/reopening';
import reportsWords from './rw/reports';
import requestsWords from './rw/requests';
import retentionWords from './rw/retention';
import reviewWords from './rw/review';
import rolesWords from './rw/roles';
import routesWords from './rw/routes';
import samePersonWords from './rw/same-person';
import savedRepliesWords from './rw/saved-replies';
import savedViewsWords from './rw/saved-views';
import secondFactorWords from './rw/second-factor';
import secondStepWords from './rw/second-step';
import settingsWords from './rw/settings';
import signInWords from './rw/sign-in';
import staffAccountsWords from './rw/staff-accounts';
import storedWords from './rw/stored';
import summaryWords from './rw/summary';
import switchingWords from './rw/switching';
import termsWords from './rw/terms';
import todayWords from './rw/today';
import tokensWords from './rw/tokens';
import webhooksWords from './rw/webhooks';

const words: readonly Piece[] = [
  todayWords,
  routesWords,
  commonWords,
  frameWords,
  signInWords,
  secondStepWords,
  secondFactorWords,
  passkeysWords,
  proofWords,
  idleWords,
  profileWords,
  applicationsWords,
  bulkWords,
  commandWords,
  overviewWords,
  filtersWords,
  dashboardWords,
  savedViewsWords,
  readingWords,
  blindWords,
  lettersWords,
  activityWords,
  deskWords,
  reviewWords,
  summaryWords,
  samePersonWords,
  awaitedWords,
  switchingWords,
  calendarWords,
  erasingWords,
  exportWords,
  feedbackWords,
  holdingWords,
  invitationWords,
  eventsWords,
  eventDetailsWords,
  mailWords,
  mailTemplatesWords,
  modulesWords,
  readingSettingsWords,
  reopeningWords,
  reportsWords,
  requestsWords,
  retentionWords,
  settingsWords,
  staffAccountsWords,
  rolesWords,
  tokensWords,
  webhooksWords,
  notificationsWords,
  storedWords,
  phonesWords,
  termsWords,
  savedRepliesWords,
];

export default words;
