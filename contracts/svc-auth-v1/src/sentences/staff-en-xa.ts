/* Written by `npm run messages` from messages/*.json: change those, not this file. */

const sentences: Readonly<Record<string, string>> = {
  'Enter a whole number of minutes from 5 to 720':
    'Ëntërër áá whölëlë númbërër öff mínútëstës frömöm 5 töö 720',
  'Read applications': 'Rëádád ápplícátíönsíöns',
  'Lists, statistics, complete applications and their history; one application as a PDF. No documents.':
    'Líststs, státístícstícs, cömplëtëëtë ápplícátíönsíöns ándd thëírír hístöryöry; önëë ápplícátíöntíön áss áá PDFf. Nöö döcúmëntsnts.',
  'Read reports': 'Rëádád rëpörtsrts',
  'The reports, also as PDF, Excel and CSV.': 'Thëë rëpörtsrts, álsösö áss PDFf, Ëxcëlël ándd CSVv.',
  Decide: 'Dëcídëdë',
  'Change the status with a message to the applicant, and undo a decision before it is sent.':
    'Chángëgë thëë státúsús wíthth áá mësságëágë töö thëë ápplícántánt, ándd úndödö áá dëcísíöníön bëförërë ítt íss sëntnt.',
};

export default sentences;
