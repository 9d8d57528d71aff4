/* Written by `npm run messages` from messages/*.json: change those, not this file. */

const sentences: Readonly<Record<string, string>> = {
  'An application was submitted': 'Ubusabe bwoherejwe',
  'A decision was sent': 'Icyemezo cyoherejwe',
  'Sections were reopened for the applicant': 'Ibice byongeye gufungurirwa usaba',
  'An application was withdrawn, or the withdrawal was cancelled': 'Ubusabe bwakuweho, cyangwa bwagaruwe',
  'A letter of a referee arrived': 'Ibaruwa y’umuhamya yageze',
  'Enter an address that starts with https://': 'Andika aderesi itangirwa na https://',
  'Choose at least one event': 'Hitamo nibura ikintu kimwe',
  'This address leads into a private network. Enter one that can be reached from the internet':
    'Iyi aderesi ijya mu muyoboro bwite. Andika igerwaho uvuye kuri internet',
  'There is no such host. Check the address': 'Nta seriveri nk’iyo ibaho. Genzura aderesi',
  'There are {most} addresses. First remove one that is no longer needed.':
    'Hari aderesi {most}. Banza ukureho imwe idakenewe.',
  'This message is already on its way.': 'Ubu butumwa buri mu nzira.',
  'This address is turned off. Turn it on first.': 'Iyi aderesi yarahagaritswe. Banza uyifungure.',
};

export default sentences;
