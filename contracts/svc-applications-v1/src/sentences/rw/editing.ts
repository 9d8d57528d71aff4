/* Written by `npm run messages` from messages/*.json: change those, not this file. */

const sentences: Readonly<Record<string, string>> = {
  'Application data saved, but file upload failed. Please try uploading files again.':
    'Amakuru y’ubusabe yabitswe, ariko kohereza dosiye byanze. Ongera wohereze dosiye.',
  "You don't have permission to update this application": 'Ntiwemerewe guhindura ubu busabe',
  'Validation failed': 'Hari ibisubizo bitari byo',
  'Please try again': 'Ongera ugerageze',
  'No intern_details_id found. Please close and reopen the edit modal.':
    'Ibisobanuro byo kwimenyereza ntibyabonetse. Funga idirishya wongere urifungure.',
  'No application ID found': 'Nimero y’ubusabe ntiyabonetse',
  'Failed to upload document': 'Kohereza inyandiko byanze',
  'Update Failed': 'Guhindura byanze',
  'File Too Large': 'Dosiye ni nini cyane',
  'Invalid File Type': 'Ubwoko bwa dosiye butemewe',
};

export default sentences;
