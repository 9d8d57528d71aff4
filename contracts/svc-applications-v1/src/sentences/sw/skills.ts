/* Written by `npm run messages` from messages/*.json: change those, not this file. */

const sentences: Readonly<Record<string, string>> = {
  'Languages and skills': 'Lugha na ujuzi',
  'Other skills': 'Ujuzi mwingine',
  Languages: 'Lugha',
  'Language {position}': 'Lugha ya {position}',
  'Add a language': 'Ongeza lugha',
  Language: 'Lugha',
  'Choose a language': 'Chagua lugha',
  'Select a language': 'Chagua lugha moja',
  Proficiency: 'Kiwango cha ujuzi',
  'Select your proficiency': 'Chagua kiwango chako cha ujuzi',
  'Please add at least one language with proficiency level before proceeding.':
    'Tafadhali ongeza angalau lugha moja yenye kiwango cha ujuzi kabla ya kuendelea.',
  'You have added this language already. Change it or remove it.':
    'Umeshaongeza lugha hii. Ibadilishe au uiondoe.',
  'Anything else you are good at': 'Kitu kingine chochote unachokiweza vizuri',
  'Computer skills, first aid, driving, playing music: whatever may be of use.':
    'Ujuzi wa kompyuta, huduma ya kwanza, udereva, kupiga muziki: chochote kinachoweza kufaa.',
};

export default sentences;
