/** Messages of svc-auth to applicants, which the calling service passes on: both services know these sentences. */
export const identifyingMessages = {
  wrongPair: 'Login failed. Please check your details and try again.',
  codeSent: 'We have sent a code to your email address. Enter it to continue.',
  codeWrong: 'That code is not right. Check the newest email from us.',
  codeGone: 'That code is no longer valid. We have sent a new one.',
  codeOver: 'That code is no longer valid. Please ask for a new one.',
  networkSlowed: 'Many wrong details have come from this network. Please reload this page and try again.',
  pairTaken: 'Somebody has just started with these details. Please try again.',
  ownAddress: 'This is already your email address.',
  addressHasAccount:
    'There is already an account with this address. Sign in there with its password, or enter another address here.',
  pairHasApplication:
    'There is an application with this email address and phone number already. Please check the number.',
  otherDevice:
    'For your safety, you can correct this only on the device where you started. Please continue there, or write to us.',
  addressProven:
    'The applicant has confirmed this email address, so only they can change it. Please write to them, or call them.',
  addressOfOther: 'This email address belongs to another account already.',
} as const;
