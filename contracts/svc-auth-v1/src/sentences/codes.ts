/* Written by `npm run messages` from messages/*.json: change those, not this file. */

const sentences: Readonly<Record<string, string>> = {
  'Password must be at least {minimum} characters long': 'passwordShort',
  'Password must be at most {maximum} characters long': 'passwordLong',
  'Password must contain at least one lowercase letter': 'passwordLowercase',
  'Password must contain at least one uppercase letter': 'passwordUppercase',
  'Password must contain at least one number': 'passwordNumber',
  'New password is required': 'passwordMissing',
  'Please confirm your new password': 'passwordUnconfirmed',
  'Passwords do not match': 'passwordsDiffer',
  'Choose a password that differs from your current one': 'passwordSame',
  'At least 8 characters with a lowercase letter, an uppercase letter and a number.': 'passwordHint',
  'Current password is required': 'currentPasswordMissing',
};

export default sentences;
