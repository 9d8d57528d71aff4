/* Written by `npm run messages` from messages/*.json: change those, not this file. */

const sentences: Readonly<Record<string, string>> = {
  'Some parts of the application are missing. Go back to them, then submit again.':
    'Hari ibice by’ubusabe bibura. Bisubireho, hanyuma wongere wohereze.',
  'This application has been submitted and cannot be edited.': 'Ubu busabe bwaroherejwe, ntibugihindurwa.',
  'Your application is in. The confirmation email could not be sent yet; we keep trying.':
    'Ubusabe bwawe bwageze. Imeyili ibyemeza ntirashobora koherezwa; turakomeza kugerageza.',
  'This application was changed in another tab or on another device.':
    'Ubu busabe bwahinduriwe mu wundi mwanya cyangwa ku kindi gikoresho.',
  'There are no days of this application to put into a calendar.':
    'Nta minsi y’ubu busabe yashyirwa kuri kalendari.',
  'You have five calendar addresses already. End one of them first.':
    'Usanzwe ufite aderesi eshanu za kalendari. Banza ukureho imwe.',
  'Give the calendar a name': 'Ha kalendari izina',
  'Our selection team reads every application and looks at eligibility, qualifications and fit with our mission. We will write to you as soon as there is a decision; there is nothing you need to do until then.':
    'Itsinda ryacu risoma buri busabe rikareba niba byujuje ibisabwa, ubumenyi n’uko bihuye n’intego zacu. Tuzakwandikira icyemezo nikimara gufatwa; kugeza icyo gihe nta kindi usabwa gukora.',
  'Our team reads every application and looks at what you would like to see and when we can host you. Please do not book anything yet: approval is not guaranteed, visits depend on availability, and visitors pay their own costs. We will write to you as soon as there is a decision.':
    'Itsinda ryacu risoma buri busabe rikareba ibyo wifuza kureba n’igihe twakwakirira. Ntugire icyo ubika mbere: kwemererwa ntibyizewe, gusura biterwa n’imyanya ihari, kandi abashyitsi biyishyurira ibyabo. Tuzakwandikira icyemezo nikimara gufatwa.',
};

export default sentences;
