/* Written by `npm run messages` from messages/*.json: change those, not this file. */

const sentences: Readonly<Record<string, string>> = {
  'Password must be at least {minimum} characters long': 'Nenosiri lazima liwe na angalau herufi {minimum}',
  'Password must be at most {maximum} characters long':
    'Nenosiri linaweza kuwa na herufi {maximum} kwa wingi',
  'Password must contain at least one lowercase letter': 'Nenosiri lazima liwe na angalau herufi ndogo moja',
  'Password must contain at least one uppercase letter': 'Nenosiri lazima liwe na angalau herufi kubwa moja',
  'Password must contain at least one number': 'Nenosiri lazima liwe na angalau namba moja',
  'New password is required': 'Nenosiri jipya linahitajika',
  'Please confirm your new password': 'Tafadhali thibitisha nenosiri lako jipya',
  'Passwords do not match': 'Manenosiri hayalingani',
  'Choose a password that differs from your current one': 'Chagua nenosiri tofauti na la sasa',
  'At least 8 characters with a lowercase letter, an uppercase letter and a number.':
    'Angalau herufi 8 zenye herufi ndogo, herufi kubwa na namba.',
  'Current password is required': 'Nenosiri la sasa linahitajika',
};

export default sentences;
