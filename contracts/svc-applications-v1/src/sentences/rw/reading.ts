/* Written by `npm run messages` from messages/*.json: change those, not this file. */

const sentences: Readonly<Record<string, string>> = {
  Honours: 'Ibihembo',
  Clinical: 'Kwa muganga',
  Interests: 'Ibyo ushishikajwe na byo',
  'Intern Personal Information': 'Umwirondoro w’uwimenyereza',
  'Institution Information': 'Amakuru y’ikigo',
  'Degrees Information': 'Amakuru y’impamyabumenyi',
  'Honours & Awards': 'Ibihembo n’ishimwe',
  'Clinical Experience': 'Ubunararibonye bwo kwa muganga',
  'Research Experience': 'Ubunararibonye mu bushakashatsi',
  'Volunteer Experience': 'Ubunararibonye mu bukorerabushake',
  'References Information': 'Amakuru y’abakuzi',
  'Interest Information': 'Amakuru y’ibyo ushishikajwe na byo',
  'Language Skills Information': 'Amakuru y’indimi',
  'Documents Uploaded': 'Inyandiko zoherejwe',
  'Personal Information': 'Umwirondoro',
  'Visit Logistics': 'Imyiteguro y’uruzinduko',
  'Purpose to visit': 'Intego y’uruzinduko',
};

export default sentences;
