/* Written by `npm run messages` from messages/*.json: change those, not this file. */

const sentences: Readonly<Record<string, string>> = {
  Reopened: 'Limefunguliwa tena',
  Answered: 'Limejibiwa',
  'Time over': 'Muda umeisha',
  'Decided meanwhile': 'Limeamuliwa wakati huo',
  'Withdrawn meanwhile': 'Limeondolewa wakati huo',
  'Ended by staff': 'Limesitishwa na wafanyakazi',
  'This application is not reopened (any more).': 'Ombi hili halijafunguliwa tena.',
  'The time for these answers is over, so nothing was changed. What you typed is still on this device. Please write to us.':
    'Muda wa majibu haya umeisha, kwa hiyo hakuna kilichobadilishwa. Ulichoandika bado kiko kwenye kifaa hiki. Tafadhali tuandikie.',
  'We do not wait for these answers any more, so nothing was changed.':
    'Hatusubiri majibu haya tena, kwa hiyo hakuna kilichobadilishwa.',
};

export default sentences;
