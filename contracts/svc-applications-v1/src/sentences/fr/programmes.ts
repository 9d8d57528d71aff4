/* Written by `npm run messages` from messages/*.json: change those, not this file. */

const sentences: Readonly<Record<string, string>> = {
  Internship: 'Stage',
  'an internship': 'un stage',
  Internships: 'Stages',
  Visit: 'Visite',
  'a visit': 'une visite',
  Visits: 'Visites',
  Visitor: 'Visite',
};

export default sentences;
