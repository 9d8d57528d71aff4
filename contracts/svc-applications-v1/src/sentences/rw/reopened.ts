/* Written by `npm run messages` from messages/*.json: change those, not this file. */

const sentences: Readonly<Record<string, string>> = {
  Reopened: 'Yongeye gufungurwa',
  Answered: 'Byasubijwe',
  'Time over': 'Igihe cyarangiye',
  'Decided meanwhile': 'Hafashwe icyemezo hagati aho',
  'Withdrawn meanwhile': 'Bwakuweho hagati aho',
  'Ended by staff': 'Byahagaritswe n’abakozi',
  'This application is not reopened now.': 'Ubu busabe ntibufunguye ubu.',
  'The time for these answers is over, so nothing was changed. What you typed is still on this device. Please write to us.':
    'Igihe cy’ibi bisubizo cyarangiye, nta cyahindutse rero. Ibyo wanditse biracyari kuri iki gikoresho. Twandikire.',
  'We are no longer waiting for these answers, so nothing was changed.':
    'Ntitugitegereje ibi bisubizo, nta cyahindutse rero.',
};

export default sentences;
