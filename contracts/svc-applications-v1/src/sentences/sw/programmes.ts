/* Written by `npm run messages` from messages/*.json: change those, not this file. */

const sentences: Readonly<Record<string, string>> = {
  Internship: 'Mafunzo kwa vitendo',
  'an internship': 'mafunzo kwa vitendo',
  Internships: 'Mafunzo kwa vitendo',
  Visit: 'Ziara',
  'a visit': 'ziara',
  Visits: 'Ziara',
  Visitor: 'Mgeni',
};

export default sentences;
