/* Written by `npm run messages` from messages/*.json: change those, not this file. */

const sentences: Readonly<Record<string, string>> = {
  'Languages and skills': 'Indimi n’ubumenyi',
  'Other skills': 'Ubundi bumenyi',
  Languages: 'Indimi',
  'Language {position}': 'Ururimi {position}',
  'Add a language': 'Ongeraho ururimi',
  Language: 'Ururimi',
  'Choose a language': 'Hitamo ururimi',
  'Select a language': 'Hitamo ururimi',
  Proficiency: 'Urwego',
  'Select your proficiency': 'Hitamo urwego rwawe',
  'Please add at least one language with proficiency level before proceeding.':
    'Ongeraho nibura ururimi rumwe n’urwego rwarwo mbere yo gukomeza.',
  'You have added this language already. Change it or remove it.':
    'Uru rurimi wamaze kurwongeraho. Ruhindure cyangwa urukureho.',
  'Anything else you are good at': 'Ikindi uzi gukora neza',
  'Computer skills, first aid, driving, playing music: anything that may be useful.':
    'Mudasobwa, ubutabazi bw’ibanze, gutwara imodoka, gucuranga: icyo ari cyo cyose cyagira akamaro.',
};

export default sentences;
