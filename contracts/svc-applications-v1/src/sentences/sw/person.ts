/* Written by `npm run messages` from messages/*.json: change those, not this file. */

const sentences: Readonly<Record<string, string>> = {
  'Personal information': 'Taarifa binafsi',
  'Full Name': 'Jina Kamili',
  'Full name': 'Jina kamili',
  'Enter your full name': 'Weka jina lako kamili',
  'Enter your full name, with at least two letters': 'Weka jina lako kamili, lenye angalau herufi mbili',
  'A name cannot contain a web or email address. Leave that part out':
    'Jina haliwezi kuwa na anwani ya tovuti au barua pepe. Acha sehemu hiyo',
  'Enter the name in one line': 'Weka jina kwenye mstari mmoja',
  'Enter an email address in the correct format, like name@example.com':
    'Weka anwani ya barua pepe kwa muundo sahihi, kama name@example.com',
  'Phone Number': 'Namba ya Simu',
  'Phone number': 'Namba ya simu',
  'Is this {number}? Choose “Yes” below the field, or correct it':
    'Je, ni {number}? Chagua “Ndiyo” chini ya sehemu, au irekebishe',
  'Date of birth': 'Tarehe ya kuzaliwa',
  'Enter your date of birth': 'Weka tarehe yako ya kuzaliwa',
  'You must be at least 18 years old to apply.': 'Lazima uwe na angalau miaka 18 ili kuomba.',
  'Date of birth must be between 1 January 1900 and today':
    'Tarehe ya kuzaliwa lazima iwe kati ya 1 Januari 1900 na leo',
  Gender: 'Jinsia',
  'Select your gender, or that you prefer not to say': 'Chagua jinsia yako, au kwamba hupendi kusema',
  Nationality: 'Uraia',
  'Select your nationality': 'Chagua uraia wako',
  'Current Address': 'Anwani ya Sasa',
  'Current address': 'Anwani ya sasa',
  'Enter your current address': 'Weka anwani yako ya sasa',
  'Enter your current address, with at least 5 characters':
    'Weka anwani yako ya sasa, yenye angalau herufi 5',
  'Permanent Address': 'Anwani ya Kudumu',
  'Permanent address': 'Anwani ya kudumu',
  'National ID/Passport': 'Kitambulisho cha Taifa/Pasipoti',
  'Contact Preference': 'Njia ya Mawasiliano',
  'Contact preference': 'Njia ya mawasiliano',
  'We write emails. If you choose phone, staff may call you, too.':
    'Tunaandika barua pepe. Ukichagua simu, wafanyakazi wanaweza kukupigia pia.',
  'Select how we should contact you': 'Chagua jinsi tutakavyowasiliana nawe',
  'Where you come from': 'Unatoka wapi',
  'Enter your organization': 'Weka shirika lako',
  'Enter your position': 'Weka nafasi yako',
  'Disability and access': 'Ulemavu na ufikivu',
  'Do you have a disability?': 'Je, una ulemavu?',
  Disability: 'Ulemavu',
  'We ask so that we can prepare. Your answer does not count against you.':
    'Tunauliza ili tuweze kujiandaa. Jibu lako halikupi hasara.',
  'Select whether you have a disability': 'Chagua kama una ulemavu',
  'Describe your disability and what you need': 'Eleza ulemavu wako na unachohitaji',
  'Please describe your accessibility needs': 'Tafadhali eleza mahitaji yako ya ufikivu',
  'Enter your phone number': 'Weka namba yako ya simu',
  'Begin the phone number with the code of its country, like +250 788 123 456':
    'Anza namba ya simu kwa msimbo wa nchi yake, kama +250 788 123 456',
  'Enter your organization, with at least 2 characters': 'Weka shirika lako, lenye angalau herufi 2',
  'Enter your position, with at least 2 characters': 'Weka nafasi yako, yenye angalau herufi 2',
};

export default sentences;
