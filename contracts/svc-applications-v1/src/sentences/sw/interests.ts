/* Written by `npm run messages` from messages/*.json: change those, not this file. */

const sentences: Readonly<Record<string, string>> = {
  'Areas of interest': 'Maeneo ya kuvutiwa',
  'Interest {position}': 'Eneo la {position}',
  'Add an interest': 'Ongeza eneo la kuvutiwa',
  Area: 'Eneo',
  'Choose an area': 'Chagua eneo',
  'Please select an area for Interest {position} before proceeding.':
    'Tafadhali chagua eneo kwa Eneo la {position} kabla ya kuendelea.',
  'Specify Other': 'Taja Lingine',
  'Needed with Other': 'Inahitajika pamoja na Nyingine',
  'Please specify the "Other" area for Interest {position} before proceeding.':
    'Tafadhali taja eneo "Lingine" kwa Eneo la {position} kabla ya kuendelea.',
  'Please select at least one area of interest before proceeding.':
    'Tafadhali chagua angalau eneo moja la kuvutiwa kabla ya kuendelea.',
  'You have added this area already. Change it or remove it.':
    'Umeshaongeza eneo hili. Libadilishe au uliondoe.',
  'At least one interest area is required': 'Angalau eneo moja la kuvutiwa linahitajika',
  'Is this area the purpose of the application?': 'Je, eneo hili ndilo kusudi la ombi?',
  'Purpose of the application': 'Kusudi la ombi',
  'Choose Yes or No': 'Chagua Ndiyo au Hapana',
  'Choose whether this area is the purpose of the application': 'Chagua kama eneo hili ndilo kusudi la ombi',
};

export default sentences;
