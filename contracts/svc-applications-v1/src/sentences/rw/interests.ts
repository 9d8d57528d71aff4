/* Written by `npm run messages` from messages/*.json: change those, not this file. */

const sentences: Readonly<Record<string, string>> = {
  'Areas of interest': 'Ibyo ushishikajwe na byo',
  'Interest {position}': 'Icyo ushishikajwe na cyo {position}',
  'Add an interest': 'Ongeraho ikindi',
  Area: 'Icyiciro',
  'Choose an area': 'Hitamo icyiciro',
  'Please select an area for Interest {position} before proceeding.':
    'Hitamo icyiciro cy’icyo ushishikajwe na cyo {position} mbere yo gukomeza.',
  'Specify Other': 'Sobanura ikindi',
  'Needed with Other': 'Birakenewe iyo wahisemo ikindi',
  'Please specify the "Other" area for Interest {position} before proceeding.':
    'Sobanura icyiciro « Ikindi » cy’icyo ushishikajwe na cyo {position} mbere yo gukomeza.',
  'Please select at least one area of interest before proceeding.':
    'Hitamo nibura kimwe mu byo ushishikajwe na byo mbere yo gukomeza.',
  'You have added this area already. Change it or remove it.':
    'Iki cyiciro wamaze kucyongeraho. Gihindure cyangwa ugikureho.',
  'At least one interest area is required': 'Nibura icyiciro kimwe ushishikajwe na cyo kirasabwa',
  'Is this area the purpose of the application?': 'Ese iki gice ni cyo ntego y’ubusabe?',
  'Purpose of the application': 'Intego y’ubusabe',
  'Choose Yes or No': 'Hitamo Yego cyangwa Oya',
  'Choose whether this area is the purpose of the application':
    'Hitamo niba iki cyiciro ari yo mpamvu y’ubusabe',
};

export default sentences;
