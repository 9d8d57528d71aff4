/* Written by `npm run messages` from messages/*.json: change those, not this file. */

const sentences: Readonly<Record<string, string>> = {
  'Password must be at least {minimum} characters long':
    'Ijambobanga rigomba kugira nibura inyuguti {minimum}',
  'Password must be at most {maximum} characters long': 'Ijambobanga ntirigomba kurenza inyuguti {maximum}',
  'Password must contain at least one lowercase letter':
    'Ijambobanga rigomba kubamo nibura inyuguti nto imwe',
  'Password must contain at least one uppercase letter':
    'Ijambobanga rigomba kubamo nibura inyuguti nkuru imwe',
  'Password must contain at least one number': 'Ijambobanga rigomba kubamo nibura umubare umwe',
  'New password is required': 'Ijambobanga rishya rirasabwa',
  'Please confirm your new password': 'Emeza ijambobanga rishya',
  'Passwords do not match': 'Amagambobanga ntahuye',
  'Choose a password that differs from your current one': 'Hitamo ijambobanga ritandukanye n’irisanzwe',
  'At least 8 characters with a lowercase letter, an uppercase letter and a number.':
    'Nibura inyuguti 8, harimo inyuguti nto, inyuguti nkuru n’umubare.',
  'Current password is required': 'Ijambobanga risanzwe rirasabwa',
};

export default sentences;
