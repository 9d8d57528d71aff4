import { applicationStatuses, labelOf } from '@portal/contract-svc-applications-v1';
import type { PortalEntry, StaffEntry } from '../api/activity';
import { roleInSentence } from '../common/roles';
import { kindWords } from '../mail/words';
import type { Entry } from './use-activity';

/** What somebody did, in words around the application that it was done with: 'submitted' INT-12 ''. */
export interface Sentence {
  before: string;
  application: { type: 'intern' | 'visitor'; id: number; name: string | null } | null;
  after: string;
}

/** A service may be newer than this page, and know of acts that this page has no words for. */
const later = (action: string): string => `did something: ${inWords(action)}`;

const inWords = (name: unknown): string => String(name).replaceAll('_', ' ');

export function sentenceFor(entry: Entry): Sentence {
  if (entry.of === 'staff') return { before: staffWords(entry), application: null, after: '' };
  const { application_id: id, application_type: type } = entry;
  const [before, after] = portalWords(entry);
  const application = id !== null && type !== null ? { type, id, name: entry.applicant_name } : null;
  return { before, application, after };
}

/** The words before and after the application. */
function portalWords({ action, details }: PortalEntry): [string, string] {
  const text = (name: string) => (typeof details[name] === 'string' ? details[name] : '');
  const status = (name: string) => labelOf(applicationStatuses, text(name));
  const reason = text('reason') ? `: ${text('reason')}` : '';
  switch (action) {
    case 'created':
      return ['started', ''];
    case 'submitted':
      return ['submitted', ''];
    case 'viewed':
      return ['looked at', ''];
    case 'edited': {
      const sections = Array.isArray(details.sections) ? details.sections.map(inWords).join(', ') : '';
      return ['edited', sections && `: ${sections}`];
    }
    case 'uploaded': {
      const type = text('upload_type');
      return ['uploaded a document to', type && `: ${inWords(type)}`];
    }
    case 'status_changed':
      return ['set', ` from ${status('from')} to ${status('to')}`];
    case 'exported':
      return ['exported', ''];
    case 'requested_another':
      return ['asked to apply again after', reason];
    case 'request_approved':
      return ['approved the request for another application after', reason];
    case 'request_rejected':
      return ['rejected the request for another application after', reason];
    case 'portal_closed':
      return ['disabled the portal', ''];
    case 'portal_opened':
      return ['enabled the portal', ''];
    case 'settings_changed':
      return [`changed ${settingsWords(details)}`, ''];
    case 'mail_sent_again':
      return [`sent again: ${kindWords(details.kind)}`, ''];
    default:
      return [later(action), ''];
  }
}

const settingNames: Record<string, string> = {
  experience_description: 'the length of a description of an experience',
  personal_statement: 'the length of the personal statement',
  resume_code: 'the code on a new device',
};
const settingValues: Record<string, string> = { off: 'never asked for', 'new-device': 'asked for' };

function settingsWords({ from, to }: Record<string, unknown>): string {
  const before = asRecord(from);
  const words = Object.entries(asRecord(to)).map(([name, value]) => {
    const told = (one: unknown) => settingValues[String(one)] ?? String(one);
    return `${settingNames[name] ?? inWords(name)} from ${told(before[name])} to ${told(value)}`;
  });
  return words.length > 0 ? words.join(', ') : 'the settings';
}

const asRecord = (value: unknown): Record<string, unknown> =>
  typeof value === 'object' && value !== null ? { ...value } : {};

function staffWords({ action, actor, details }: StaffEntry): string {
  const { name, role } = details;
  const own = actor.id === details.staff_id;
  switch (action) {
    case 'invited':
      return `invited ${name} as ${roleInSentence(role)}`;
    case 'invitation_sent':
      return `sent a new invitation to ${name}`;
    case 'joined':
      return `accepted the invitation and is ${roleInSentence(role)}`;
    case 'role_changed':
      return `made ${name} ${roleInSentence(role)}`;
    case 'deactivated':
      return `deactivated the account of ${name}`;
    case 'activated':
      return `activated the account of ${name}`;
    case 'signed_out':
      return own ? 'signed out everywhere' : `signed ${name} out everywhere`;
    case 'renamed':
      return own ? `changed their name to ${name}` : `changed the name of an account to ${name}`;
    case 'mail_sent_again':
      return `sent again: ${kindWords(details.kind)}`;
    default:
      return later(action);
  }
}
