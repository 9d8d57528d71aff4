import { type Choice, erasureReasons, isProgramme, programmeOf } from '@portal/contract-svc-applications-v1';
import { labelled, parted, translated } from '@portal/ui/language';
import { roleLabel } from '../../frame/common/roles';
import { storedPart } from '../../frame/common/stored-words';
import * as t from '../../messages/event-details';
import { permissionLabels } from '../roles/words';

/** Labels of an event's details, by the names that services store. A newer service may return others. */
export const detailNames: Readonly<Record<string, () => string>> = {
  from: t.detailFrom,
  to: t.detailTo,
  sections: t.detailSections,
  upload_type: t.detailUpload,
  document: t.detailDocument,
  kind: t.detailKind,
  token: t.detailToken,
  mail: t.detailMail,
  mails: t.detailMails,
  role: t.detailRole,
  version: t.detailVersion,
  total: t.detailTotal,
  kept: t.detailKept,
  standard: t.detailStandard,
  required: t.detailRequired,
  minutes: t.detailMinutes,
  months: t.detailMonths,
  created: t.detailCreated,
  ended: t.detailEnded,
  scopes: t.detailScopes,
  until: t.detailUntil,
  was_proven: t.detailWasProven,
  by_staff: t.detailByStaff,
  by: t.detailBy,
  owner: t.detailOwner,
  reason: t.detailReason,
  applications: t.detailApplications,
  programme: t.detailProgramme,
  status: t.detailStatus,
  reader: t.detailReader,
  readers: t.detailReaders,
  format: t.detailFormat,
  remote: t.detailRemote,
  sent_mails: t.detailSentMails,
  why: t.detailWhy,
  name: t.detailName,
  permissions: t.detailPermissions,
  round: t.detailRound,
  what: t.detailWhat,
  opens: t.detailOpens,
  closes: t.detailCloses,
  grace_minutes: t.detailGrace,
  places: t.detailPlaces,
};

const values: Readonly<Record<string, () => string>> = {
  code: t.valueByCode,
  password: t.valueByPassword,
  link: t.valueByLink,
  invitation: t.valueByInvitation,
  referee_letter: t.valueRefereeLetter,
  true: t.detailYes,
  false: t.detailNo,
  made: t.valueMade,
  changed: t.valueChanged,
  removed: t.valueRemoved,
};

const reasons: readonly Choice[] = erasureReasons;

/** Formats the value of a detail; numbers, names of programs and unknown values stay unchanged. */
const sayers: Readonly<Record<string, (value: string) => string>> = {
  role: (value) => roleLabel(value),
  permissions: (value) => permissionLabels(value.split(', ')).join(', '),
  document: documentInWords,
  upload_type: documentInWords,
  sections: partsInWords,
  reason: (value) => translated(reasons.find((reason) => reason.value === value)?.label ?? value),
  from: statusInWords,
  to: statusInWords,
  status: statusInWords,
  programme: (value) => (isProgramme(value) ? translated(programmeOf(value).label) : value),
};

function documentInWords(value: string): string {
  return values[value]?.() ?? storedPart(value);
}

/** Formats parts of an application, which are stored as a list or as its JSON. */
function partsInWords(value: string): string {
  const names = value.replace(/^\["?|"?\]$/g, '').split(/"?, ?"?/);
  return names.map(storedPart).join(', ');
}

/** Formats a status; other changed values, such as settings, stay unchanged. */
function statusInWords(value: string): string {
  if (!/^[a-z_]+$/.test(value)) return value;
  const small = value.replaceAll('_', ' ');
  const label = small.charAt(0).toUpperCase() + small.slice(1);
  const words = translated(label);
  return words === label ? small : words.charAt(0).toLowerCase() + words.slice(1);
}

/** Reads several details in one, stored as an object or as its JSON. */
function severalIn(value: unknown): Record<string, unknown> | undefined {
  if (typeof value === 'object' && value !== null && !Array.isArray(value))
    return value as Record<string, unknown>;
  if (typeof value !== 'string' || !value.startsWith('{')) return undefined;
  try {
    return severalIn(JSON.parse(value));
  } catch {
    return undefined;
  }
}

function valueInWords(name: string, value: unknown): string {
  const several = severalIn(value);
  if (several) return `(${detailsInWords(several)})`;
  const kept = Array.isArray(value) ? value.join(', ') : String(value);
  return values[kept]?.() ?? sayers[name]?.(kept) ?? kept;
}

/** Returns details such as 'to: approved, from: submitted', for people who investigate. */
export const detailsInWords = (details: Record<string, unknown>): string =>
  parted(
    Object.entries(details).map(([name, value]) =>
      labelled(detailNames[name]?.() ?? name.replaceAll('_', ' '), valueInWords(name, value)),
    ),
  );
