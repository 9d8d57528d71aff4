/* Written by `npm run messages` from messages/*.json: change those, not this file. */

import type { Piece } from '@portal/ui/language';
import activityWords from './sw/activity';
import applicationsWords from './sw/applications';
import awaitedWords from './sw/awaited';
import blindWords from './sw/blind';
import bulkWords from './sw/bulk';
import calendarWords from './sw/calendar';
import commandWords from './sw/command';
import commonWords from './sw/common';
import dashboardWords from './sw/dashboard';
import deskWords from './sw/desk';
import erasingWords from './sw/erasing';
import eventDetailsWords from './sw/event-details';
import eventsWords from './sw/events';
import exportWords from './sw/export';
import feedbackWords from './sw/feedback';
import filtersWords from './sw/filters';
import frameWords from './sw/frame';
import holdingWords from './sw/holding';
import idleWords from './sw/idle';
import invitationWords from './sw/invitation';
import lettersWords from './sw/letters';
import mailWords from './sw/mail';
import mailTemplatesWords from './sw/mail-templates';
import modulesWords from './sw/modules';
import notificationsWords from './sw/notifications';
import overviewWords from './sw/overview';
import passkeysWords from './sw/passkeys';
import phonesWords from './sw/phones';
import profileWords from './sw/profile';
import proofWords from './sw/proof';
import readingWords from './sw/reading';
import readingSettingsWords from './sw/reading-settings';
import reopeningWords from './sw/reopening';
import reportsWords from './sw/reports';
import requestsWords from './sw/requests';
import retentionWords from './sw/retention';
import reviewWords from './sw/review';
import routesWords from './sw/routes';
import samePersonWords from './sw/same-person';
import savedRepliesWords from './sw/saved-replies';
import savedViewsWords from './sw/saved-views';
import secondFactorWords from './sw/second-factor';
import secondStepWords from './sw/second-step';
import settingsWords from './sw/settings';
import signInWords from './sw/sign-in';
import staffAccountsWords from './sw/staff-accounts';
import storedWords from './sw/stored';
import summaryWords from './sw/summary';
import switchingWords from './sw/switching';
import termsWords from './sw/terms';
import todayWords from './sw/today';
import tokensWords from './sw/tokens';
import webhooksWords from './sw/webhooks';

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
  tokensWords,
  webhooksWords,
  notificationsWords,
  storedWords,
  phonesWords,
  termsWords,
  savedRepliesWords,
];

export default words;
