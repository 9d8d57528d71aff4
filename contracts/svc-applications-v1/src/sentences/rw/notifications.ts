/* Written by `npm run messages` from messages/*.json: change those, not this file. */

const sentences: Readonly<Record<string, string>> = {
  'All notifications marked as read': 'Amatangazo yose yagaragajwe nk’ayasomwe',
  'Application updated': 'Ubusabe bwahinduwe',
  'Application submitted': 'Ubusabe bwoherejwe',
  'Status changed': 'Imiterere yahindutse',
  All: 'Byose',
  Today: 'Uyu munsi',
  'This Week': 'Iki cyumweru',
  'This Month': 'Uku kwezi',
  Approval: 'Kwemererwa',
  Rejection: 'Kwangirwa',
  'Status update': 'Amakuru mashya',
  'Request for information': 'Gusaba amakuru',
};

export default sentences;
