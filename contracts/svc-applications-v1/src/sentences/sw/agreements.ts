/* Written by `npm run messages` from messages/*.json: change those, not this file. */

const sentences: Readonly<Record<string, string>> = {
  Signature: 'Saini',
  'Type your full name.': 'Andika jina lako kamili.',
  'Please provide your signature before submitting.': 'Tafadhali weka saini yako kabla ya kuwasilisha.',
  'I agree to the terms and conditions': 'Ninakubali vigezo na masharti',
  Agreement: 'Makubaliano',
  'I declare that the information in this application is true and complete. I understand that false information may disqualify my application.':
    'Ninatamka kwamba taarifa zilizo kwenye ombi hili ni za kweli na kamili. Ninaelewa kwamba taarifa za uongo zinaweza kufanya ombi langu likataliwe.',
  'Please agree to the terms and conditions before submitting.':
    'Tafadhali kubali vigezo na masharti kabla ya kuwasilisha.',
  'Please agree to all declarations before proceeding.': 'Tafadhali kubali matamko yote kabla ya kuendelea.',
  Declarations: 'Matamko',
  'I declare that the information in this application is true, accurate and complete.':
    'Ninatamka kwamba taarifa zilizo kwenye ombi hili ni za kweli, sahihi na kamili.',
  'Declaration of accuracy': 'Tamko la usahihi',
  'I will respect patients and their families, keep what I see and hear confidential, and follow the rules of the organisation during my visit.':
    'Nitawaheshimu wagonjwa na familia zao, nitatunza siri ya ninachoona na kusikia, na kufuata kanuni za shirika wakati wa ziara yangu.',
  'Declaration of conduct': 'Tamko la mwenendo',
  'I agree that my personal data are processed to review this application and to plan my visit.':
    'Nakubali kwamba data yangu binafsi ichakatwe ili kukagua ombi hili na kupanga ziara yangu.',
  'Declaration on data processing': 'Tamko la uchakataji wa data',
};

export default sentences;
