/* Written by `npm run messages` from messages/*.json: change those, not this file. */

const sentences: Readonly<Record<string, string>> = {
  'Must be {limit} characters or less': 'Ntugomba kurenza inyuguti {limit}',
  'Add at most {limit}': 'Ongeraho bitarenze {limit}',
  'Enter a real date': 'Andika itariki ibaho',
  'Must be text': 'Iki gisubizo kigomba kuba inyandiko',
  'Must be yes or no': 'Subiza yego cyangwa oya',
  'Enter a date like 2027-01-31': 'Andika itariki nka 2027-01-31',
  'Please fill in the following required fields: {labels}': 'Uzuza iyi myanya isabwa: {labels}',
  'Validation Error: Please fill in all required fields.': 'Uzuza imyanya yose isabwa.',
  Other: 'Ikindi',
  'Choose one': 'Hitamo kimwe',
  'Choose a level': 'Hitamo urwego',
  Description: 'Ibisobanuro',
  Title: 'Umutwe',
  Position: 'Umwanya ukoraho',
  Organization: 'Umuryango ukorera',
  Institution: 'Ikigo',
  Name: 'Izina',
  'Start date': 'Itariki yo gutangira',
  'End date': 'Itariki yo kurangiza',
  Duration: 'Igihe byamaze',
  Email: 'Imeyili',
  Phone: 'Telefone',
};

export default sentences;
