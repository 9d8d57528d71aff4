/* Written by `npm run messages` from messages/*.json: change those, not this file. */

const sentences: Readonly<Record<string, string>> = {
  'Please select a status and provide feedback.': 'Hitamo icyemezo kandi wandike ubutumwa.',
  'Feedback message must be at least {min} characters long.':
    'Ubutumwa bugomba kugira nibura inyuguti {min}.',
  'Feedback message cannot exceed {max} characters.': 'Ubutumwa ntibushobora kurenza inyuguti {max}.',
  'This application has not been submitted yet': 'Ubu busabe ntiburoherezwa',
  'Somebody else has changed this application since you opened it.':
    'Hari undi wahinduye ubu busabe kuva ubufunguye.',
  'Application status updated to {status} and email notification sent to applicant.':
    'Imiterere y’ubusabe ubu ni « {status} » kandi usaba yohererejwe imeyili.',
  'Application status updated to {status}.': 'Imiterere y’ubusabe ubu ni « {status} ».',
  'The email to the applicant could not be sent yet; we keep trying.':
    'Imeyili y’usaba ntirashobora koherezwa; turakomeza kugerageza.',
  '1 minute': 'umunota 1',
  '{count} minutes': 'iminota {count}',
  'Enter a whole number of minutes from 0 to {most}':
    'Andika umubare wuzuye w’iminota kuva kuri 0 kugera kuri {most}',
  'Decision saved. It will be sent in {time}; until then you can undo it.':
    'Icyemezo cyabitswe. Kizoherezwa nyuma y’{time}; mbere yaho ushobora kugisubiza.',
  'The decision was undone. The applicant has not been notified.':
    'Icyemezo cyavanyweho. Usaba ntiyabimenyeshejwe.',
  'A decision by {by} is waiting to be sent. Undo it first to decide otherwise.':
    'Hari icyemezo cya {by} gitegereje koherezwa. Banza ugikureho niba ushaka gufata ikindi.',
  'This decision has already been sent and cannot be undone. You can send another decision.':
    'Iki cyemezo cyamaze koherezwa, ntigishobora kuvanwaho. Ushobora kohereza ikindi.',
  'This decision has already been undone.': 'Iki cyemezo cyamaze kuvanwaho.',
  'This decision is no longer waiting: the application has changed in the meantime.':
    'Iki cyemezo ntigitegereje: ubusabe bwahindutse hagati aho.',
  'The applicant has withdrawn this application, so there is nothing to decide.':
    'Usaba yakuyeho ubu busabe; nta cyemezo gikenewe.',
  'The applicant already has an open application of this kind.':
    'Usaba asanzwe afite ubundi busabe nk’ubu budasojwe.',
  'This request has already been decided.': 'Iki cyifuzo cyamaze gufatirwa icyemezo.',
  'Please provide a reason for rejection': 'Tanga impamvu yo kwanga',
};

export default sentences;
