/* Written by `npm run messages` from messages/*.json: change those, not this file. */

const sentences: Readonly<Record<string, string>> = {
  'Personal Info': 'Umwirondoro',
  'Personal Details': 'Ibindi bikwerekeyeho',
  Experience: 'Ubunararibonye',
  Skills: 'Ubumenyi',
  'Academic Reference': 'Uwakwigishije ukuzi',
  'Community Reference': 'Ukuzi wo aho utuye',
  Documents: 'Inyandiko',
  'Review and Submit': 'Subiramo wohereze',
  'Visit Goals': 'Intego z’uruzinduko',
  Logistics: 'Imyiteguro',
  Declaration: 'Icyemezo',
  'Review & Submit': 'Subiramo wohereze',
  Education: 'Uburezi',
  Motivation: 'Impamvu zigutera gusaba',
  Availability: 'Igihe ubonekera',
};

export default sentences;
