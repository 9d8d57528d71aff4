/* Written by `npm run messages` from messages/*.json: change those, not this file. */

const sentences: Readonly<Record<string, string>> = {
  'Why do you apply?': 'Usaba kubera iki?',
  'I agree to submit a complete and true application, and understand that the internship is unpaid and a place is not guaranteed.':
    'Nemeye kohereza ubusabe bwuzuye kandi bw’ukuri. Nzi ko kwimenyereza umwuga bidahemberwa kandi ko umwanya utizewe.',
  'I agree that my information is used to review this application, and I will follow the rules of the organisation if I am accepted.':
    'Nemeye ko amakuru yanjye akoreshwa mu gusuzuma ubu busabe, kandi nimba nemerewe nzakurikiza amategeko y’umuryango.',
  'So that we ask you only for what your purpose needs.': 'Kugira ngo tukubaze gusa ibikenewe ku ntego yawe.',
  'Academic Requirement': 'Bisabwa n’ishuri',
  'Personal Professional Development': 'Kwiyungura ubumenyi mu mwuga',
  Volunteer: 'Ubukorerabushake',
  'Are you enrolled now, in an undergraduate programme or higher?':
    'Ubu wanditswe mu mashuri makuru cyangwa kaminuza, mu cyiciro cya mbere cyangwa hejuru yacyo?',
  'This internship is for students': 'Iri menyerezamwuga ni iry’abanyeshuri',
  'It is for people who are studying now, so we cannot offer it to you at the moment.':
    'Rigenewe abantu biga ubu, bityo ntidushobora kuriguha muri iki gihe.',
};

export default sentences;
