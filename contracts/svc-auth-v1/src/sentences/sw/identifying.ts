/* Written by `npm run messages` from messages/*.json: change those, not this file. */

const sentences: Readonly<Record<string, string>> = {
  'Login failed. Please check your details and try again.':
    'Imeshindwa kuingia. Tafadhali angalia maelezo yako na ujaribu tena.',
  'We have sent a code to your email address. Enter it to go on.':
    'Tumetuma msimbo kwa anwani yako ya barua pepe. Uweke ili uendelee.',
  'That code is not right. Check the newest email from us.':
    'Msimbo huo si sahihi. Angalia barua pepe ya karibuni kutoka kwetu.',
  'That code is not valid any more. We have sent a new one.': 'Msimbo huo haufai tena. Tumetuma mpya.',
  'That code is not valid any more. Please ask for a new one.':
    'Msimbo huo haufai tena. Tafadhali omba mpya.',
  'Many wrong details have come from this network. Please reload this page and try again.':
    'Maelezo mengi yasiyo sahihi yametoka kwenye mtandao huu. Tafadhali pakia ukurasa huu upya ujaribu tena.',
  'Somebody has just begun with these details. Please try again.':
    'Mtu ameanza sasa hivi kwa maelezo haya. Tafadhali jaribu tena.',
  'This is your email address already.': 'Hii tayari ndiyo anwani yako ya barua pepe.',
  'This address has an account already. Sign in there with its password, or write another address here.':
    'Anwani hii tayari ina akaunti. Ingia huko kwa nenosiri lake, au andika anwani nyingine hapa.',
  'There is an application with this email address and phone number already. Please check the number.':
    'Tayari kuna ombi lenye anwani hii ya barua pepe na namba hii ya simu. Tafadhali angalia namba.',
  'For your safety this can be corrected only on the device on which you began. Please go on there, or write to us.':
    'Kwa usalama wako hii inaweza kurekebishwa tu kwenye kifaa ulichoanzia. Tafadhali endelea huko, au tuandikie.',
  'The applicant has confirmed this email address, so only they can change it. Please write to them, or call them.':
    'Mwombaji amethibitisha anwani hii ya barua pepe, kwa hiyo yeye tu ndiye anayeweza kuibadilisha. Tafadhali mwandikie, au mpigie.',
  'This email address belongs to another account already.':
    'Anwani hii ya barua pepe tayari ni ya akaunti nyingine.',
};

export default sentences;
