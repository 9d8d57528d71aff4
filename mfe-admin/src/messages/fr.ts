/* Written by `npm run messages` from messages/*.json: change those, not this file. */

import type { Piece } from '@portal/ui/language';
import activityWords from './fr/activity';
import applicationsWords from './fr/applications';
import awaitedWords from './fr/awaited';
import blindWords from './fr/blind';
import bulkWords from './fr/bulk';
import calendarWords from './fr/calendar';
import commandWords from './fr/command';
import commonWords from './fr/common';
import dashboardWords from './fr/dashboard';
import deskWords from './fr/desk';
import erasingWords from './fr/erasing';
import eventDetailsWords from './fr/event-details';
import eventsWords from './fr/events';
import exportWords from './fr/export';
import feedbackWords from './fr/feedback';
import filtersWords from './fr/filters';
import frameWords from './fr/frame';
import holdingWords from './fr/holding';
import idleWords from './fr/idle';
import invitationWords from './fr/invitation';
import lettersWords from './fr/letters';
import mailWords from './fr/mail';
import mailTemplatesWords from './fr/mail-templates';
import modulesWords from './fr/modules';
import notificationsWords from './fr/notifications';
import overviewWords from './fr/overview';
import passkeysWords from './fr/passkeys';
import phonesWords from './fr/phones';
import profileWords from './fr/profile';
import proofWords from './fr/proof';
import readingWords from './fr/reading';
import readingSettingsWords from './fr/reading-settings';
import reopeningWords from './fr/reopening';
import reportsWords from './fr/reports';
import requestsWords from './fr/requests';
import retentionWords from './fr/retention';
import reviewWords from './fr/review';
import rolesWords from './fr/roles';
import routesWords from './fr/routes';
import samePersonWords from './fr/same-person';
import savedRepliesWords from './fr/saved-replies';
import savedViewsWords from './fr/saved-views';
import secondFactorWords from './fr/second-factor';
import secondStepWords from './fr/second-step';
import settingsWords from './fr/settings';
import signInWords from './fr/sign-in';
import staffAccountsWords from './fr/staff-accounts';
import storedWords from './fr/stored';
import summaryWords from './fr/summary';
import switchingWords from './fr/switching';
import termsWords from './fr/terms';
import todayWords from './fr/today';
import tokensWords from './fr/tokens';
import webhooksWords from './fr/webhooks';

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
