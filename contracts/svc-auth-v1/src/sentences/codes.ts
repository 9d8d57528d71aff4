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
  'Login failed. Please check your details and try again.': 'wrongPair',
  'We have sent a code to your email address. Enter it to continue.': 'codeSent',
  'That code is not right. Check the newest email from us.': 'codeWrong',
  'That code is no longer valid. We have sent a new one.': 'codeGone',
  'That code is no longer valid. Please ask for a new one.': 'codeOver',
  'Many wrong details have come from this network. Please reload this page and try again.': 'networkSlowed',
  'Somebody has just started with these details. Please try again.': 'pairTaken',
  'This is already your email address.': 'ownAddress',
  'There is already an account with this address. Sign in there with its password, or enter another address here.':
    'addressHasAccount',
  'There is an application with this email address and phone number already. Please check the number.':
    'pairHasApplication',
  'For your safety, you can correct this only on the device where you started. Please continue there, or write to us.':
    'otherDevice',
  'The applicant has confirmed this email address, so only they can change it. Please write to them, or call them.':
    'addressProven',
  'This email address belongs to another account already.': 'addressOfOther',
};

export default sentences;
