/* Written by `npm run messages` from messages/*.json: change those, not this file. */

const sentences: Readonly<Record<string, string>> = {
  'Enter a whole number of minutes from 5 to 720': 'Weka namba kamili ya dakika kuanzia 5 hadi 720',
  'Read applications': 'Kusoma maombi',
  'Lists, statistics, complete applications and their history; one application as a PDF. No documents.':
    'Orodha, takwimu, maombi kamili na historia yake; ombi moja kama PDF. Hakuna hati.',
  'Read reports': 'Kusoma ripoti',
  'The reports, also as PDF, Excel and CSV.': 'Ripoti, pia kama PDF, Excel na CSV.',
  Decide: 'Kuamua',
  'Change the status with a message to the applicant, and undo a decision before it is sent.':
    'Kubadilisha hali pamoja na ujumbe kwa mwombaji, na kutengua uamuzi kabla haujatumwa.',
};

export default sentences;
