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
];

export const migrationsTable = 'svc_applications_migrations';
