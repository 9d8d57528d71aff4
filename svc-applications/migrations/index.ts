import * as createErasureChecks from './3020_create_erasure_checks';
import * as reportViewsVersion from './3040_version_of_report_views';
import * as createRounds from './3201_create_rounds';
import * as createOffers from './3211_create_offers';
import * as createResults from './3221_create_results';
import * as createWaitingList from './3222_create_waiting_list';
import * as createFreedPlaces from './3223_create_freed_places';
import * as addCameToOffers from './3231_add_came_to_offers';
import * as addOfferOfPreparedDecisions from './3241_add_offer_of_prepared_decisions';
import * as tieOfferLinksToMailboxes from './3331_tie_offer_links_to_mailboxes';
import * as addKeptBecauseToHeldDecisions from './3345_add_kept_because_to_held_decisions';
import * as addLeftByToFreedPlaces from './3360_add_left_by_to_freed_places';
import * as applications from './20261121100000_create_applications';
import * as sections from './20261121100100_create_sections';
import * as documents from './20261121100200_create_documents';
import * as portalSettings from './20261121100300_create_portal_settings';
import * as outbox from './20261121100400_create_applications_outbox';
import * as visits from './20261121110000_create_visits';
import * as origins from './20261121120000_add_origins';
import * as feedback from './20261121121000_create_feedback_notifications_audit';
import * as requests from './20261121122000_create_application_requests';
import * as search from './20261121123000_add_search';
import * as reportView from './20261121124000_create_report_view';
import * as letterWriters from './20261121125000_add_letter_writers';
import * as widenProgrammes from './20261122090000_widen_programmes';
import * as answers from './20261122100000_add_answers';
import * as reportedAnswers from './20261122110000_create_report_view_of_answers';
import * as submittedCopies from './20261122120000_create_submitted_copies';
import * as furthestStep from './20261122130000_add_furthest_step';
import * as discardedDrafts from './20261122130000_create_discarded_drafts';
import * as mailedLogin from './20261122140000_add_mailed_login';
import * as events from './20261122150000_create_applications_events';
import * as erasures from './20261122150100_create_erasures';
import * as budgets from './20261122160000_create_budgets';
import * as disownedAt from './20261122170300_add_disowned_at';
import * as scan from './20261122180000_add_scan';
import * as retention from './20261122190000_create_retention';
import * as erasedView from './20261122190100_create_erased_view';
import * as withdrawal from './20261122210000_add_withdrawal';
import * as letterRequests from './20261123100000_create_letter_requests';
import * as reopenings from './20261123110000_create_reopenings';
import * as heldDecisions from './20261123120000_create_held_decisions';
import * as mails from './20261123120100_create_mails';
import * as mailTemplates from './20261123120200_create_mail_templates';
import * as draftReminders from './20261123130000_create_draft_reminders';
import * as calendarFeeds from './20261123130100_create_calendar_feeds';
import * as looks from './20261124100000_create_looks';
import * as overview from './20261124110000_add_overview';
import * as savedViews from './20261124110100_create_saved_views';
import * as bulkActs from './20261124110200_create_bulk_acts';
import * as notesAndLabels from './20261124130000_create_notes_and_labels';
import * as readers from './20261124130100_create_readers';
import * as scoreSheets from './20261124130200_create_score_sheets';
import * as webhooks from './20261124150100_create_webhooks';
import * as samePerson from './20261124160000_create_same_person';
import * as blindPhases from './20261125100000_create_blind_phases';
import * as assigningAct from './20261125110000_add_assigning_act';
import * as figures from './20261125120000_create_figures';
import * as applicationParts from './20261127100000_create_application_parts';
import * as arrivingFiles from './20261130100000_create_arriving_files';
import * as applicationLanguage from './20261201110000_add_application_language';
import * as whatIsCounted from './20261202090000_index_what_is_counted';
import * as arrivingLetters from './20261210100000_create_arriving_letters';
import * as storedNationality from './20261211090000_store_nationality';
import * as cancelledActs from './20261213100000_create_cancelled_acts';
import * as decisionKeys from './20261213100100_create_decision_keys';
import * as derivedConflicts from './20261213100200_derive_conflicts';
import * as readersWhoLeft from './20261213100300_mark_readers_who_left';
import * as webhookSecretWidth from './20261215100000_widen_webhook_secrets';
import * as portalTimeZone from './20261219090000_add_portal_time_zone';
import * as terms from './20261221120000_create_terms';
import * as savedReplies from './20261222100000_create_saved_replies';
import * as decisionsView from './20261223100000_create_decisions_view';
import * as mailSentAgain from './20261224100000_add_mail_sent_again';

export const migrations = [
  applications,
  sections,
  documents,
  portalSettings,
  outbox,
  visits,
  origins,
  feedback,
  requests,
  search,
  reportView,
  letterWriters,
  widenProgrammes,
  answers,
  reportedAnswers,
  submittedCopies,
  furthestStep,
  discardedDrafts,
  mailedLogin,
  events,
  erasures,
  budgets,
  disownedAt,
  scan,
  retention,
  erasedView,
  withdrawal,
  letterRequests,
  reopenings,
  heldDecisions,
  mails,
  mailTemplates,
  draftReminders,
  calendarFeeds,
  looks,
  overview,
  savedViews,
  bulkActs,
  notesAndLabels,
  readers,
  scoreSheets,
  webhooks,
  samePerson,
  blindPhases,
  assigningAct,
  figures,
  applicationParts,
  arrivingFiles,
  applicationLanguage,
  whatIsCounted,
  arrivingLetters,
  storedNationality,
  cancelledActs,
  decisionKeys,
  derivedConflicts,
  readersWhoLeft,
  webhookSecretWidth,
  portalTimeZone,
  terms,
  savedReplies,
  decisionsView,
  mailSentAgain,
  createErasureChecks,
  reportViewsVersion,
  createRounds,
  createOffers,
  createResults,
  createWaitingList,
  createFreedPlaces,
  addCameToOffers,
  addOfferOfPreparedDecisions,
  tieOfferLinksToMailboxes,
  addKeptBecauseToHeldDecisions,
  addLeftByToFreedPlaces,
];

export const migrationsTable = 'svc_applications_migrations';
