import { type ApplicationType, programmeOf } from '@portal/contract-svc-applications-v1';
import { accounts } from '../api/mail-templates';

export const templatesPath = '/admin/portal-settings/mail-words';

export const templateWords = {
  title: 'Words of emails',
  lead: 'What people read in their emails. Each programme has words of its own; those about accounts are the same for all.',
  loadFailed: 'The emails could not be loaded',
  accountsFailed: 'The emails about accounts could not be loaded',
  saved: 'Saved. The next email has these words.',
  back: 'The standard words are back.',
  saveFailed: 'The words could not be saved. Try again.',
  previewFailed: 'The email could not be shown. Try again.',
  restored: 'The words of that version are in the form. Save them to use them again.',
  noNumber: 'Enter the number of an application, such as 7 or APP-007',
  noApplication: (id: number) => `This programme has no application ${id}`,
} as const;

/** What a group of emails is called. */
export const groupName = (programme: string): string =>
  programme === accounts ? 'Accounts' : programmeOf(programme as ApplicationType).label;
