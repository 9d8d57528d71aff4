import { translated } from '@portal/application-ui/language';
import {
  type ApplicationType,
  applicationStatuses,
  labelOf,
  programmes,
} from '@portal/contract-svc-applications-v1';
import { colon } from '@portal/ui/language';
import type { PortalEntry, StaffEntry } from '../../api/activity';
import { keptReason } from '../../frame/common/kept-words';
import { roleInSentence } from '../../frame/common/roles';
import { storedPart } from '../../frame/common/stored-words';
import * as t from '../../messages/activity';
import { kindWords } from '../mail/words';
import type { Entry } from './use-activity';

/** An act in words, split around the reference of its application: 'submitted' INT-012 ''. */
export interface Sentence {
  before: string;
  application: { type: ApplicationType; id: number; name: string | null } | null;
  after: string;
}

/** Words for acts that this page does not know, since a service may be newer. */
const later = (action: string): string => t.didSomething({ action: inWords(action) });

const inWords = (name: unknown): string => String(name).replaceAll('_', ' ');

export function sentenceFor(entry: Entry): Sentence {
  if (entry.of === 'staff') return { before: staffWords(entry), application: null, after: '' };
  const { application_id: id, application_type: type } = entry;
  const [before, after] = portalWords(entry);
  const application = id !== null && type !== null ? { type, id, name: entry.applicant_name } : null;
  return { before, application, after };
}

/** Returns the words before and after the application. */
function portalWords({ action, details }: PortalEntry): [string, string] {
  const text = (name: string) => (typeof details[name] === 'string' ? details[name] : '');
  const status = (name: string) => translated(labelOf(applicationStatuses, text(name)));
  const reason = text('reason') ? `${colon()}${text('reason')}` : '';
  switch (action) {
    case 'created':
      return [t.didStart(), ''];
    case 'submitted':
      return [t.didSubmit(), ''];
    case 'viewed':
      return [t.didView(), ''];
    case 'edited': {
      if (details.disowned) return [t.didDiscard(), t.discardedAfter()];
      if (details.withdrawn) return [t.didWithdraw(), reason];
      if (details.withdrawal_undone) return [t.didUnwithdraw(), ''];
      if (details.taken) return [t.didTake(), t.takenAfter()];
      const sections = Array.isArray(details.sections) ? details.sections.map(storedPart).join(', ') : '';
      return [t.didEdit(), sections && `${colon()}${sections}`];
    }
    case 'uploaded': {
      const type = text('upload_type');
      return [t.didUpload(), type && `${colon()}${storedPart(type)}`];
    }
    case 'status_changed':
      return [t.didSet(), t.setAfter({ from: status('from'), to: status('to') })];
    case 'decision_held':
      return [t.didHold(), t.heldAfter({ to: status('to') })];
    case 'decision_kept':
      return [t.didKeep(), t.keptAfter({ to: status('to'), why: keptReason(text('why')) })];
    case 'decision_undone':
      return [t.didUndo(), t.undoneAfter({ to: status('to') })];
    case 'offer_made':
      return [t.didOffer(), ''];
    case 'offer_accepted':
      return [t.didAcceptOffer(), ''];
    case 'offer_declined':
      return [t.didDeclineOffer(), reason];
    case 'offer_date_asked':
      return [t.didAskDate(), ''];
    case 'offer_lapsed':
      return [t.didLetLapse(), ''];
    case 'offer_withdrawn':
      return [t.didWithdrawOffer(), ''];
    case 'offer_taken_back':
      return [t.didTakeBackOffer(), reason];
    case 'offer_came':
      return [t.didNoteCame(), ''];
    case 'offer_missed':
      return [t.didNoteMissed(), ''];
    case 'places_changed':
      return [t.didChangePlaces(), ''];
    case 'exported':
      return [t.didExport(), ''];
    case 'requested_another':
      return [t.didAskAgain(), reason];
    case 'request_approved':
      return [t.didApproveAgain(), reason];
    case 'request_rejected':
      return [t.didRejectAgain(), reason];
    case 'portal_closed':
      return [t.didClose(), ''];
    case 'portal_opened':
      return [t.didOpen(), ''];
    case 'settings_changed':
      return [t.didChange({ what: settingsWords(details) }), ''];
    case 'mail_sent_again':
      return [t.didSendAgain({ kind: kindWords(details.kind) }), ''];
    case 'mail_template_changed':
      return [t.didChangeMail({ mail: inWords(text('mail')).replaceAll('-', ' ') }), ''];
    default:
      return [later(action), ''];
  }
}

const settingNames: Record<string, () => string> = {
  experience_description: t.settingExperience,
  personal_statement: t.settingStatement,
  resume_code: t.settingCode,
  mailed_login: t.settingLogin,
  hold_minutes: t.settingHold,
  time_zone: t.settingTimeZone,
  portal_mails_months: t.settingMails,
  portal_devices_months: t.settingDevices,
};
const settingValues: Record<string, () => string> = {
  off: t.valueOff,
  'new-device': t.valueNewDevice,
  password: t.valuePassword,
  link: t.valueLink,
  true: t.valueYes,
  false: t.valueNo,
  own: t.valueOwnTerms,
  standard: t.valueStandardTerms,
};

/** Returns the name of a setting such as 'names_hidden_intern', which hides names from reviewers. */
function hiddenName(name: string): string | undefined {
  const programme = programmes.find(({ key }) => name === `names_hidden_${key}`);
  return programme && t.settingHidden({ programme: translated(programme.label) });
}

/** Returns the name of a setting such as 'terms_fr', the terms in French. */
const termsName = (name: string): string | undefined =>
  name.startsWith('terms_') ? t.settingTerms() : undefined;

/** Returns the name of a setting such as 'intern_draft_months', how long internship drafts are kept. */
function keptName(name: string): string {
  const [, programme = '', status = ''] = /^(.+)_(draft|approved|rejected)_months$/.exec(name) ?? [];
  const found = programmes.find(({ key }) => key === programme);
  return found ? t.settingKept({ status, programme: translated(found.label).toLowerCase() }) : inWords(name);
}

function settingsWords({ from, to }: Record<string, unknown>): string {
  const before = asRecord(from);
  const labelOf = (one: unknown) => settingValues[String(one)]?.() ?? String(one);
  const words = Object.entries(asRecord(to)).map(([name, value]) => {
    const setting = settingNames[name]?.() ?? hiddenName(name) ?? termsName(name) ?? keptName(name);
    return t.settingFromTo({ setting, from: labelOf(before[name]), to: labelOf(value) });
  });
  return words.length > 0 ? words.join(', ') : t.theSettings();
}

const asRecord = (value: unknown): Record<string, unknown> =>
  typeof value === 'object' && value !== null ? { ...value } : {};

function staffWords({ action, actor, details }: StaffEntry): string {
  const { role, role_name: roleName } = details;
  const name = String(details.name);
  const own = actor.id === details.staff_id;
  switch (action) {
    case 'invited':
      return t.didInvite({ name, role: roleInSentence(role, roleName) });
    case 'invitation_sent':
      return t.didInviteAgain({ name });
    case 'joined':
      return t.didJoin({ role: roleInSentence(role, roleName) });
    case 'role_changed':
      return t.didSetRole({ name, role: roleInSentence(role, roleName) });
    case 'deactivated':
      return t.didDeactivate({ name });
    case 'activated':
      return t.didActivate({ name });
    case 'signed_out':
      if (details.kind === 'second-factor-reset') return t.didResetCode({ name });
      return own ? t.didSignOutSelf() : t.didSignOut({ name });
    case 'renamed':
      return own ? t.didRenameSelf({ name }) : t.didRename({ name });
    case 'mail_sent_again':
      return t.didSendAgain({ kind: kindWords(details.kind) });
    default:
      return later(action);
  }
}
