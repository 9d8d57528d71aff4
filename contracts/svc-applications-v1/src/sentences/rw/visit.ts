/* Written by `npm run messages` from messages/*.json: change those, not this file. */

const sentences: Readonly<Record<string, string>> = {
  'Your visit': 'Uruzinduko rwawe',
  'Travel and stay': 'Urugendo n’icumbi',
  'Emergency contact': 'Uwo twahamagara byihutirwa',
  'Someone we may call if something happens to you during the visit.':
    'Umuntu twahamagara hagize ikikubaho mu ruzinduko.',
  'Visit start date': 'Itariki uruzinduko rutangiriraho',
  'Visit end date': 'Itariki uruzinduko rurangiriraho',
  'Weekly availability in hours': 'Amasaha ubonekera mu cyumweru',
  'How many hours a week you can be with us.': 'Amasaha angahe mu cyumweru ushobora kuba uri kumwe natwe.',
  'Have you visited us before?': 'Wigeze udusura mbere?',
  'Visited before': 'Yigeze gusura mbere',
  'Please indicate if you have visited before.': 'Garagaza niba warigeze gusura mbere.',
  'Number of participants': 'Umubare w’abazaza',
  'Everyone who comes, including you.': 'Abazaza bose, nawe urimo.',
  'Please specify the number of people participating for institutional visits.':
    'Andika umubare w’abazaza mu ruzinduko rw’ikigo.',
  'Number of participants must be a whole number between 1 and {max}':
    'Umubare w’abazaza ugomba kuba umubare wuzuye hagati ya 1 na {max}',
  'Country you travel from': 'Igihugu uzaturukamo',
  'Travelling from: country': 'Aho uturutse: igihugu',
  'City you travel from': 'Umujyi uzaturukamo',
  'Travelling from: city': 'Aho uturutse: umujyi',
  'Do you need help with a visa?': 'Ukeneye ubufasha bwo kubona viza?',
  'Help with a visa': 'Ubufasha bwa viza',
  'We can write an invitation. You apply for the visa and pay for it yourself.':
    'Dushobora kwandika ubutumire; viza ubwayo ni wowe uyisaba ukanayishyura.',
  'Select whether you need help with a visa': 'Hitamo niba ukeneye ubufasha bwa viza',
  'Where are you going to stay?': 'Uzacumbika he?',
  Accommodation: 'Icumbi',
  'Select where you are going to stay': 'Hitamo aho uzacumbika',
  'Emergency contact: name': 'Uhamagarwa byihutirwa: izina',
  "Enter your emergency contact's full name, with at least two letters":
    'Andika amazina yose y’uwo twahamagara byihutirwa, nibura inyuguti ebyiri',
  'How they are related to you': 'Isano mufitanye',
  'Emergency contact: relationship': 'Uhamagarwa byihutirwa: isano',
  'Emergency contact: phone': 'Uhamagarwa byihutirwa: telefone',
  'Emergency contact: email': 'Uhamagarwa byihutirwa: imeyili',
  "Your emergency contact's phone number must be between 10 and 15 digits":
    'Nimero ya telefone y’uwo twahamagara byihutirwa igomba kugira imibare hagati ya 10 na 15',
  "Enter your emergency contact's email address in the correct format, like name@example.com":
    'Andika imeyili y’uwo twahamagara byihutirwa mu buryo bukwiye, nka name@example.com',
  'Do you need accommodation?': 'Ukeneye icumbi?',
  'Accommodation needed': 'Akeneye icumbi',
  'Visit dates are required': 'Amatariki y’uruzinduko arasabwa',
  'Please provide both visit start and end dates.': 'Andika itariki yo gutangira n’iyo kurangiza uruzinduko.',
  'Visit end date must be after start date.':
    'Itariki uruzinduko rurangiriraho igomba kuba nyuma y’iyo rutangiriraho.',
  'Visit start date must be today or later.':
    'Itariki uruzinduko rutangiriraho igomba kuba uyu munsi cyangwa nyuma yaho.',
  'Institution name': 'Izina ry’ikigo',
  'Institution name is required': 'Izina ry’ikigo rirasabwa',
  'Position is required': 'Umwanya ukoraho urasabwa',
};

export default sentences;
