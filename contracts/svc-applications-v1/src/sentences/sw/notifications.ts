/* Written by `npm run messages` from messages/*.json: change those, not this file. */

const sentences: Readonly<Record<string, string>> = {
  'All notifications marked as read': 'Arifa zote zimewekwa kuwa zimesomwa',
  'Application updated': 'Ombi limesasishwa',
  'Application submitted': 'Ombi limewasilishwa',
  'Status changed': 'Hali imebadilika',
  All: 'Zote',
  Today: 'Leo',
  'This Week': 'Wiki Hii',
  'This Month': 'Mwezi Huu',
  Approval: 'Kukubaliwa',
  Rejection: 'Kukataliwa',
  'Status update': 'Taarifa ya hali',
  'Request for information': 'Ombi la taarifa',
};

export default sentences;
