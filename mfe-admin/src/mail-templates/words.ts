export const templatesPath = '/admin/portal-settings/mail-words';

export const templateWords = {
  title: 'Words of emails',
  lead: 'What applicants read in their emails. Each programme has words of its own.',
  loadFailed: 'The emails could not be loaded',
  saved: 'Saved. The next email has these words.',
  back: 'The standard words are back.',
  saveFailed: 'The words could not be saved. Try again.',
  previewFailed: 'The email could not be shown. Try again.',
  restored: 'The words of that version are in the form. Save them to use them again.',
} as const;
