/* Written by `npm run messages` from messages/*.json: change those, not this file. */

const sentences: Readonly<Record<string, string>> = {
  'Login failed. Please check your details and try again.':
    'Imeshindwa kuingia. Tafadhali angalia maelezo yako na ujaribu tena.',
  'Phone number must be between 10 and 15 digits.': 'Namba ya simu lazima iwe na tarakimu kati ya 10 na 15.',
  'Your email is how you sign in and cannot be changed here':
    'Barua pepe yako ndiyo unayoingilia na haiwezi kubadilishwa hapa',
  'Your phone number is how you sign in and cannot be changed here':
    'Namba yako ya simu ndiyo unayoingilia na haiwezi kubadilishwa hapa',
  'Enter the code of the email': 'Weka msimbo wa barua pepe',
  'You have sent in an application with this email address and phone number, so they cannot be changed here any more. Please write to us.':
    'Umetuma ombi kwa anwani hii ya barua pepe na namba hii ya simu, kwa hiyo haziwezi kubadilishwa hapa tena. Tafadhali tuandikie.',
  'You have started this application in your dashboard. Sign in with your password to continue.':
    'Umeanzisha ombi hili kwenye dashibodi yako. Ingia kwa nenosiri lako ili uendelee.',
  'The application period has ended. The portal is closed at the moment.':
    'Kipindi cha maombi kimeisha. Tovuti imefungwa kwa sasa.',
};

export default sentences;
