/* Written by `npm run messages` from messages/*.json: change those, not this file. */

const sentences: Readonly<Record<string, string>> = {
  'Password must be at least {minimum} characters long':
    'Ijambo ry’ibanga rigomba kugira nibura inyuguti {minimum}',
  'Password must be at most {maximum} characters long':
    'Ijambo ry’ibanga ntirigomba kurenza inyuguti {maximum}',
  'Password must contain at least one lowercase letter':
    'Ijambo ry’ibanga rigomba kubamo nibura inyuguti nto imwe',
  'Password must contain at least one uppercase letter':
    'Ijambo ry’ibanga rigomba kubamo nibura inyuguti nkuru imwe',
  'Password must contain at least one number': 'Ijambo ry’ibanga rigomba kubamo nibura umubare umwe',
  'New password is required': 'Ijambo ry’ibanga rishya rirasabwa',
  'Please confirm your new password': 'Emeza ijambo ry’ibanga rishya',
  'Passwords do not match': 'Amagambo y’ibanga ntahuye',
  'Choose a password that differs from your current one': 'Hitamo ijambo ry’ibanga ritandukanye n’irisanzwe',
  'At least 8 characters with a lowercase letter, an uppercase letter and a number.':
    'Nibura inyuguti 8, harimo inyuguti nto, inyuguti nkuru n’umubare.',
  'Current password is required': 'Ijambo ry’ibanga risanzwe rirasabwa',
};

export default sentences;
