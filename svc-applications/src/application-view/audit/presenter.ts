import { type Entry, isStaff, type ListedEntry } from '../../platform';

export function presentEntry({ id, action, actor, at, details }: Entry) {
  return { id, action, actor, at: at.toISOString(), details };
}

/** An entry of the log. If the reader must not see its application, neither names nor details are returned. */
export function presentListedEntry(entry: ListedEntry, hidden: number[] = []) {
  const { applicationId, applicationType: application_type } = entry;
  const entryOfApplication = { ...presentEntry(entry), application_id: applicationId, application_type };
  if (applicationId === null || !hidden.includes(applicationId))
    return { ...entryOfApplication, applicant_name: entry.applicantName };
  const actor = isStaff(entry.actor) ? entry.actor : { ...entry.actor, name: 'The applicant' };
  return { ...entryOfApplication, actor, details: {}, applicant_name: null };
}
