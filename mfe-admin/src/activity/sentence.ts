import {
  type ApplicationType,
  applicationStatuses,
  labelOf,
  programmes,
} from '@portal/contract-svc-applications-v1';
import type { PortalEntry, StaffEntry } from '../api/activity';
import { roleInSentence } from '../common/roles';
import { kindWords } from '../mail/words';
import type { Entry } from './use-activity';

/** An act in words, split around the reference of its application: 'submitted' INT-012 ''. */
export interface Sentence {
  before: string;
  application: { type: ApplicationType; id: number; name: string | null } | null;
  after: string;
}

/** A service may be newer than this page and report acts that this page has no words for. */
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
      if (details.disowned) return ['discarded', ', which is under their email address and not theirs'];
      if (details.withdrawn) return ['withdrew', reason];
      if (details.withdrawal_undone) return ['took back the withdrawal of', ''];
      if (details.taken) return ['took over', ', which was begun under their email address'];
      const sections = Array.isArray(details.sections) ? details.sections.map(inWords).join(', ') : '';
      return ['edited', sections && `: ${sections}`];
    }
    case 'uploaded': {
      const type = text('upload_type');
      return ['uploaded a document to', type && `: ${inWords(type)}`];
    }
    case 'status_changed':
      return ['set', ` from ${status('from')} to ${status('to')}`];
    case 'decision_held':
      return ['saved a decision on', `, to go out later: ${status('to')}`];
    case 'decision_undone':
      return ['undid a decision on', `, before it went out: ${status('to')}`];
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
    case 'mail_template_changed':
      return [`changed the words of the email '${inWords(text('mail')).replaceAll('-', ' ')}'`, ''];
    default:
      return [later(action), ''];
  }
}

const settingNames: Record<string, string> = {
  experience_description: 'the length of a description of an experience',
  personal_statement: 'the length of the personal statement',
  resume_code: 'the code on a new device',
  mailed_login: 'what the confirmation email brings',
  hold_minutes: 'the minutes for which decisions are held',
  portal_mails_months: 'how long emails are kept',
  portal_devices_months: 'how long devices are known',
};
const settingValues: Record<string, string> = {
  off: 'never asked for',
  'new-device': 'asked for',
  password: 'a password and a link',
  link: 'a link alone',
  true: 'yes',
  false: 'no',
};

/** 'names_hidden_intern' tells whether the names of internships are hidden from reviewers. */
function hiddenName(name: string): string | undefined {
  const told = programmes.find(({ key }) => name === `names_hidden_${key}`);
  return told && `whether names are hidden from reviewers (${told.label})`;
}

/** 'intern_draft_months' is how long drafts of internships are kept, in months. */
function keptName(name: string): string {
  const [, programme = '', status = ''] = /^(.+)_(draft|approved|rejected)_months$/.exec(name) ?? [];
  const told = programmes.find(({ key }) => key === programme);
  return told ? `the months that a ${status} ${told.label.toLowerCase()} is kept` : inWords(name);
}

function settingsWords({ from, to }: Record<string, unknown>): string {
  const before = asRecord(from);
  const words = Object.entries(asRecord(to)).map(([name, value]) => {
    const told = (one: unknown) => settingValues[String(one)] ?? String(one);
    return `${settingNames[name] ?? hiddenName(name) ?? keptName(name)} from ${told(before[name])} to ${told(value)}`;
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
      if (details.kind === 'second-factor-reset')
        return `took the code off ${name}'s sign-in and signed them out everywhere`;
      return own ? 'signed out everywhere' : `signed ${name} out everywhere`;
    case 'renamed':
      return own ? `changed their name to ${name}` : `changed the name of an account to ${name}`;
    case 'mail_sent_again':
      return `sent again: ${kindWords(details.kind)}`;
    default:
      return later(action);
  }
}
