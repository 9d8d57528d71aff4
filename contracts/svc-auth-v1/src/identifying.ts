/** What svc-auth says to applicants by way of the service that asked it: both know these sentences. */
export const identifyingMessages = {
  wrongPair: 'Login failed. Please check your details and try again.',
  codeSent: 'We have sent a code to your email address. Enter it to go on.',
  codeWrong: 'That code is not right. Check the newest email from us.',
  codeGone: 'That code is not valid any more. We have sent a new one.',
  codeOver: 'That code is not valid any more. Please ask for a new one.',
  networkSlowed: 'Many wrong details have come from this network. Please reload this page and try again.',
  pairTaken: 'Somebody has just begun with these details. Please try again.',
  ownAddress: 'This is your email address already.',
  addressHasAccount:
    'This address has an account already. Sign in there with its password, or write another address here.',
  pairHasApplication:
    'There is an application with this email address and phone number already. Please check the number.',
  otherDevice:
    'For your safety this can be corrected only on the device on which you began. Please go on there, or write to us.',
  addressProven:
    'The applicant has confirmed this email address, so only they can change it. Please write to them, or call them.',
  addressOfOther: 'This email address belongs to another account already.',
} as const;
