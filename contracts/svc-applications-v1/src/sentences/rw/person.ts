/* Written by `npm run messages` from messages/*.json: change those, not this file. */

const sentences: Readonly<Record<string, string>> = {
  'Personal information': 'Umwirondoro',
  'Full Name': 'Amazina yose',
  'Full name': 'Amazina yose',
  'Enter your full name': 'Andika amazina yawe yose',
  'Enter your full name, with at least two letters': 'Andika amazina yawe yose, nibura inyuguti ebyiri',
  'A name cannot contain a web or email address. Leave that part out':
    'Izina ntirishobora kubamo aderesi y’urubuga cyangwa imeyili. Kuramo icyo gice',
  'Enter the name in one line': 'Andika izina ku murongo umwe',
  'Enter an email address in the correct format, like name@example.com':
    'Andika imeyili mu buryo bukwiye, nka name@example.com',
  'Phone Number': 'Nimero ya telefone',
  'Phone number': 'Nimero ya telefone',
  'Is this {number}? Choose “Yes” below the field, or correct it':
    'Ni {number}? Hitamo “Yego” munsi y’umwanya, cyangwa ukosore',
  'Date of birth': 'Itariki y’amavuko',
  'Enter your date of birth': 'Andika itariki wavutseho',
  'You must be at least 18 years old to apply.': 'Ugomba kuba ufite nibura imyaka 18 kugira ngo usabe.',
  'Date of birth must be between 1 January 1900 and today':
    'Itariki y’amavuko igomba kuba hagati ya 1 Mutarama 1900 n’uyu munsi',
  Gender: 'Igitsina',
  'Select your gender, or that you prefer not to say': 'Hitamo igitsina cyawe, cyangwa ko utifuza kukivuga',
  Nationality: 'Ubwenegihugu',
  'Select your nationality': 'Hitamo ubwenegihugu bwawe',
  'Current Address': 'Aho utuye ubu',
  'Current address': 'Aho utuye ubu',
  'Enter your current address': 'Andika aho utuye ubu',
  'Enter your current address, with at least 5 characters': 'Andika aho utuye ubu, nibura inyuguti 5',
  'Permanent Address': 'Aho utuye bihoraho',
  'Permanent address': 'Aho utuye bihoraho',
  'National ID/Passport': 'Indangamuntu/Pasiporo',
  'Contact Preference': 'Uko wifuza kuvugishwa',
  'Contact preference': 'Uko wifuza kuvugishwa',
  'We write emails. If you choose phone, staff may call you, too.':
    'Twandika imeyili. Nuhitamo telefone, abakozi bashobora no kuguhamagara.',
  'Select how we should contact you': 'Hitamo uko twakuvugisha',
  'Where you come from': 'Aho uturuka',
  'Enter your organization': 'Andika umuryango ukorera',
  'Enter your position': 'Andika umwanya ukoraho',
  'Disability and access': 'Ubumuga n’ubufasha bukenewe',
  'Do you have a disability?': 'Ufite ubumuga?',
  Disability: 'Ubumuga',
  'We ask so that we can prepare. Your answer does not count against you.':
    'Tubibaza kugira ngo twitegure. Igisubizo cyawe ntikigira ingaruka mbi kuri wowe.',
  'Select whether you have a disability': 'Hitamo niba ufite ubumuga',
  'Describe your disability and what you need': 'Sobanura ubumuga bwawe n’icyo ukeneye',
  'Please describe your accessibility needs': 'Sobanura ubufasha ukeneye',
  'Enter your phone number': 'Andika nimero yawe ya telefone',
  'Start the phone number with its country code, like +250 788 123 456':
    'Tangiza nimero ya telefone kode y’igihugu, nka +250 788 123 456',
  'Enter your organization, with at least 2 characters': 'Andika umuryango ukorera, nibura inyuguti 2',
  'Enter your position, with at least 2 characters': 'Andika umwanya ukoraho, nibura inyuguti 2',
};

export default sentences;
