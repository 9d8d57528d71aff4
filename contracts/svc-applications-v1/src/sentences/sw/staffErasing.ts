/* Written by `npm run messages` from messages/*.json: change those, not this file. */

const sentences: Readonly<Record<string, string>> = {
  'Choose why': 'Chagua kwa nini',
  'Enter your password': 'Weka nenosiri lako',
  'This is not your password. Nothing was erased.': 'Hili si nenosiri lako. Hakuna kilichofutwa.',
  'The person asked for it': 'Mhusika aliomba hivyo',
  'It was entered by mistake, or twice': 'Liliwekwa kimakosa, au mara mbili',
  'The law or our own rules require it': 'Sheria au kanuni zetu zinahitaji hivyo',
};

export default sentences;
