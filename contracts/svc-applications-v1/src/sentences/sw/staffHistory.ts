/* Written by `npm run messages` from messages/*.json: change those, not this file. */

const sentences: Readonly<Record<string, string>> = {
  'Application started': 'Ombi limeanzishwa',
  'Application viewed': 'Ombi limetazamwa',
  'Application edited': 'Ombi limehaririwa',
  'Document uploaded': 'Hati imepakiwa',
  'Decision saved, to be sent later': 'Uamuzi umehifadhiwa, utatumwa baadaye',
  'Decision undone before it was sent': 'Uamuzi umetenguliwa kabla ya kutumwa',
  'Application exported': 'Ombi limehamishwa nje',
  'Another application requested': 'Ombi jingine limeombwa',
  'Request approved': 'Ombi la kurudia limekubaliwa',
  'Request rejected': 'Ombi la kurudia limekataliwa',
  'Portal closed': 'Tovuti imefungwa',
  'Portal opened': 'Tovuti imefunguliwa',
  'Settings changed': 'Mipangilio imebadilishwa',
  'Email sent again': 'Barua pepe imetumwa tena',
  'Email template changed': 'Kiolezo cha barua pepe kimebadilishwa',
};

export default sentences;
