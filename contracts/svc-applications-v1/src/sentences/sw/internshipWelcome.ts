/* Written by `npm run messages` from messages/*.json: change those, not this file. */

const sentences: Readonly<Record<string, string>> = {
  'Why do you apply?': 'Kwa nini unaomba?',
  'I agree to submit a complete and true application, and understand that the internship is unpaid and a place is not guaranteed.':
    'Nakubali kuwasilisha ombi kamili na la kweli, na ninaelewa kwamba mafunzo hayalipwi na nafasi haina uhakika.',
  'I agree that my information is used to review this application, and I will follow the rules of the organisation if I am accepted.':
    'Nakubali kwamba taarifa zangu zitumike kukagua ombi hili, na nitafuata kanuni za shirika nikikubaliwa.',
  'So that we ask you only for what your purpose needs.': 'Ili tukuulize tu kinachohitajika kwa kusudi lako.',
  'Academic Requirement': 'Sharti la Masomo',
  'Personal Professional Development': 'Maendeleo Binafsi ya Kitaaluma',
  Volunteer: 'Kujitolea',
  'Are you enrolled now, in an undergraduate programme or higher?':
    'Je, umeandikishwa sasa, katika programu ya shahada ya kwanza au ya juu zaidi?',
  'This internship is for students': 'Mafunzo haya ni ya wanafunzi',
  'It is made for people who are studying now, so we cannot offer it to you at the moment.':
    'Yametengenezwa kwa ajili ya watu wanaosoma sasa, kwa hiyo hatuwezi kukupa kwa sasa.',
};

export default sentences;
