/* Written by `npm run messages` from messages/*.json: change those, not this file. */

const sentences: Readonly<Record<string, string>> = {
  Honours: 'Heshima',
  Clinical: 'Kliniki',
  Interests: 'Mambo ya kuvutiwa',
  'Intern Personal Information': 'Taarifa Binafsi za Mwanafunzi',
  'Institution Information': 'Taarifa za Taasisi',
  'Degrees Information': 'Taarifa za Shahada',
  'Honours & Awards': 'Heshima na Tuzo',
  'Clinical Experience': 'Uzoefu wa Kliniki',
  'Research Experience': 'Uzoefu wa Utafiti',
  'Volunteer Experience': 'Uzoefu wa Kujitolea',
  'References Information': 'Taarifa za Wadhamini',
  'Interest Information': 'Taarifa za Mambo ya Kuvutiwa',
  'Language Skills Information': 'Taarifa za Ujuzi wa Lugha',
  'Documents Uploaded': 'Hati Zilizopakiwa',
  'Personal Information': 'Taarifa Binafsi',
  'Visit Logistics': 'Mpango wa Ziara',
  'Purpose to visit': 'Kusudi la kutembelea',
};

export default sentences;
