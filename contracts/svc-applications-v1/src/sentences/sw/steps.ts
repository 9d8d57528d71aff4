/* Written by `npm run messages` from messages/*.json: change those, not this file. */

const sentences: Readonly<Record<string, string>> = {
  'Personal Info': 'Taarifa Binafsi',
  'Personal Details': 'Maelezo Binafsi',
  Experience: 'Uzoefu',
  Skills: 'Ujuzi',
  'Academic Reference': 'Mdhamini wa Kitaaluma',
  'Community Reference': 'Mdhamini wa Jamii',
  Documents: 'Hati',
  'Review and Submit': 'Kagua na Uwasilishe',
  'Visit Goals': 'Malengo ya Ziara',
  Logistics: 'Mpango wa safari',
  Declaration: 'Tamko',
  'Review & Submit': 'Kagua na Uwasilishe',
  Education: 'Elimu',
  Motivation: 'Motisha',
  Availability: 'Upatikanaji',
};

export default sentences;
