/* Written by `npm run messages` from messages/*.json: change those, not this file. */

const sentences: Readonly<Record<string, string>> = {
  'Login failed. Please check your details and try again.':
    'Kwinjira byanze. Reba ibyo wanditse neza, wongere ugerageze.',
  'Phone number must be between 10 and 15 digits.':
    'Nimero ya telefone igomba kugira imibare hagati ya 10 na 15.',
  'Your email is how you sign in and cannot be changed here':
    'Imeyili yawe ni yo winjiriraho, ntihindurirwa hano',
  'Your phone number is how you sign in and cannot be changed here':
    'Nimero ya telefone yawe ni yo winjiriraho, ntihindurirwa hano',
  'Enter the code from the email': 'Andika kode wohererejwe kuri imeyili',
  'You have submitted an application with this email address and phone number, so they can no longer be changed here. Please write to us.':
    'Wohereje ubusabe ukoresheje iyi imeyili n’iyi nimero ya telefone; ntibigihindurirwa hano. Twandikire.',
  'You have started this application in your dashboard. Sign in with your password to continue.':
    'Ubu busabe wabutangiriye ku rupapuro rwawe. Injira ukoresheje ijambobanga kugira ngo ubukomeze.',
  'The application period has ended. The portal is closed at the moment.':
    'Igihe cyo gusaba cyarangiye. Urubuga rurafunze ubu.',
};

export default sentences;
