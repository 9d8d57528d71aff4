/* Written by `npm run messages` from messages/*.json: change those, not this file. */

const sentences: Readonly<Record<string, string>> = {
  Internship: 'Kwimenyereza umwuga',
  'an internship': 'kwimenyereza umwuga',
  Internships: 'Kwimenyereza umwuga',
  Visit: 'Gusura',
  'a visit': 'gusura',
  Visits: 'Gusura',
  Visitor: 'Umushyitsi',
};

export default sentences;
