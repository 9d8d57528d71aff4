/* Written by `npm run messages` from messages/*.json: change those, not this file. */

const sentences: Readonly<Record<string, string>> = {
  'An application was submitted': 'Ubusabe bwoherejwe',
  'A decision went out': 'Icyemezo cyoherejwe',
  'Sections were reopened for the applicant': 'Ibice byongeye gufungurirwa usaba',
  'An application was withdrawn, or the withdrawal taken back': 'Ubusabe bwakuweho, cyangwa bwagaruwe',
  'A letter of a referee arrived': 'Ibaruwa y’umuhamya yageze',
  'Enter an address that begins with https://': 'Andika aderesi itangirwa na https://',
  'Choose what the program is told of': 'Hitamo ibyo porogaramu imenyeshwa',
  'This address leads into a private network. Enter one that everybody can reach':
    'Iyi aderesi ijya mu muyoboro bwite. Andika iyo buri wese ashobora kugeraho',
  'There is no such host. Check the address': 'Nta seriveri nk’iyo ibaho. Genzura aderesi',
  'There are {most} addresses. Remove one that nobody needs first.':
    'Hari aderesi {most}. Banza ukureho imwe idakenewe.',
  'This message is on its way already.': 'Ubu butumwa buri mu nzira.',
  'This address is turned off. Turn it on first.': 'Iyi aderesi yarahagaritswe. Banza uyifungure.',
};

export default sentences;
