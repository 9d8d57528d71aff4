/* Written by `npm run messages` from messages/*.json: change those, not this file. */

const sentences: Readonly<Record<string, string>> = {
  'An application was submitted': 'Ombi liliwasilishwa',
  'A decision was sent': 'Uamuzi ulitumwa',
  'Sections were reopened for the applicant': 'Sehemu zilifunguliwa tena kwa mwombaji',
  'An application was withdrawn, or the withdrawal was cancelled':
    'Ombi liliondolewa, au uondoaji ulighairiwa',
  'A letter of a referee arrived': 'Barua ya mdhamini ilifika',
  'Enter an address that starts with https://': 'Weka anwani inayoanza na https://',
  'Choose at least one event': 'Chagua angalau tukio moja',
  'This address leads into a private network. Enter one that can be reached from the internet':
    'Anwani hii inaongoza kwenye mtandao binafsi. Weka inayofikika kutoka intaneti',
  'There is no such host. Check the address': 'Hakuna seva kama hiyo. Angalia anwani',
  'There are {most} addresses. First remove one that is no longer needed.':
    'Kuna anwani {most}. Kwanza ondoa moja isiyohitajika tena.',
  'This message is already on its way.': 'Ujumbe huu tayari uko njiani.',
  'This address is turned off. Turn it on first.': 'Anwani hii imezimwa. Iwashe kwanza.',
};

export default sentences;
