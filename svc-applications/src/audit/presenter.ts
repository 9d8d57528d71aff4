import type { Entry, ListedEntry } from './store';

export function presentEntry({ id, action, actor, at, details }: Entry) {
  return { id, action, actor, at: at.toISOString(), details };
}

export function presentListedEntry(entry: ListedEntry) {
  return {
    ...presentEntry(entry),
    application_id: entry.applicationId,
    application_type: entry.applicationType,
    applicant_name: entry.applicantName,
  };
}
