/* Written by `npm run messages` from messages/*.json: change those, not this file. */

const sentences: Readonly<Record<string, string>> = {
  'Application Review': 'Ukaguzi wa Ombi',
  Intern: 'Mwanafunzi',
  interns: 'wanafunzi',
  'Intern Applications': 'Maombi ya Mafunzo',
  'Intern Application Review': 'Ukaguzi wa Ombi la Mafunzo',
  'Intern Name': 'Jina la Mwanafunzi',
  visitors: 'wageni',
  'Visitor Applications': 'Maombi ya Wageni',
  'Visitor Application Review': 'Ukaguzi wa Ombi la Mgeni',
  'Visitor Name': 'Jina la Mgeni',
};

export default sentences;
