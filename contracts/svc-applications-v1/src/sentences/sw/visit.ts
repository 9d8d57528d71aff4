/* Written by `npm run messages` from messages/*.json: change those, not this file. */

const sentences: Readonly<Record<string, string>> = {
  'Your visit': 'Ziara yako',
  'Travel and stay': 'Safari na kukaa',
  'Emergency contact': 'Mtu wa kuwasiliana naye wakati wa dharura',
  'Someone we may call if something happens to you during the visit.':
    'Mtu tunayeweza kumpigia kama jambo likikupata wakati wa ziara.',
  'Visit start date': 'Tarehe ya kuanza ziara',
  'Visit end date': 'Tarehe ya kumaliza ziara',
  'Weekly availability in hours': 'Saa zinazopatikana kwa wiki',
  'How many hours a week you can be with us.': 'Ni saa ngapi kwa wiki unaweza kuwa nasi.',
  'Have you visited us before?': 'Je, umewahi kututembelea?',
  'Visited before': 'Alishawahi kutembelea',
  'Please indicate if you have visited before.': 'Tafadhali onyesha kama umewahi kututembelea.',
  'Number of participants': 'Idadi ya washiriki',
  'All who come, yourself included.': 'Wote wanaokuja, pamoja na wewe.',
  'Please specify the number of people participating for institutional visits.':
    'Tafadhali taja idadi ya watu wanaoshiriki kwa ziara za kitaasisi.',
  'Number of participants must be a whole number between 1 and {max}':
    'Idadi ya washiriki lazima iwe namba kamili kati ya 1 na {max}',
  'Country you travel from': 'Nchi unayosafiri kutoka',
  'Travelling from: country': 'Anasafiri kutoka: nchi',
  'City you travel from': 'Jiji unalosafiri kutoka',
  'Travelling from: city': 'Anasafiri kutoka: jiji',
  'Do you need help with a visa?': 'Je, unahitaji msaada wa viza?',
  'Help with a visa': 'Msaada wa viza',
  'We can write an invitation; the visa itself is yours to apply and pay for.':
    'Tunaweza kuandika mwaliko; viza yenyewe unaiomba na kuilipia wewe.',
  'Select whether you need help with a visa': 'Chagua kama unahitaji msaada wa viza',
  'Where are you going to stay?': 'Utakaa wapi?',
  Accommodation: 'Malazi',
  'Select where you are going to stay': 'Chagua utakapokaa',
  'Emergency contact: name': 'Mtu wa dharura: jina',
  "Enter your emergency contact's full name, with at least two letters":
    'Weka jina kamili la mtu wako wa dharura, lenye angalau herufi mbili',
  'How they are related to you': 'Uhusiano wake na wewe',
  'Emergency contact: relationship': 'Mtu wa dharura: uhusiano',
  'Emergency contact: phone': 'Mtu wa dharura: simu',
  'Emergency contact: email': 'Mtu wa dharura: barua pepe',
  "Your emergency contact's phone number must be between 10 and 15 digits":
    'Namba ya simu ya mtu wako wa dharura lazima iwe na tarakimu kati ya 10 na 15',
  "Enter your emergency contact's email address in the correct format, like name@example.com":
    'Weka anwani ya barua pepe ya mtu wako wa dharura kwa muundo sahihi, kama name@example.com',
  'Do you need accommodation?': 'Je, unahitaji malazi?',
  'Accommodation needed': 'Malazi yanahitajika',
  'Visit dates are required': 'Tarehe za ziara zinahitajika',
  'Please provide both visit start and end dates.':
    'Tafadhali weka tarehe zote mbili, ya kuanza na ya kumaliza ziara.',
  'Visit end date must be after start date.':
    'Tarehe ya kumaliza ziara lazima iwe baada ya tarehe ya kuanza.',
  'Visit start date must be today or later.': 'Tarehe ya kuanza ziara lazima iwe leo au baadaye.',
  'Institution name': 'Jina la taasisi yako',
  'Institution name is required': 'Jina la taasisi linahitajika',
  'Position is required': 'Nafasi inahitajika',
};

export default sentences;
