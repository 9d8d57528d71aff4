/* Written by `npm run messages` from messages/*.json: change those, not this file. */

const sentences: Readonly<Record<string, string>> = {
  'Enter a whole number of minutes from 5 to 720': 'Saisissez un nombre entier de minutes de 5 à 720',
  'Read applications': 'Lire les candidatures',
  'Lists, statistics, complete applications and their history; one application as a PDF. No documents.':
    'Listes, statistiques, candidatures complètes et leur historique ; une candidature en PDF. Pas de documents.',
  'Read reports': 'Lire les rapports',
  'The reports, also as PDF, Excel and CSV.': 'Les rapports, aussi en PDF, Excel et CSV.',
  Decide: 'Décider',
  'Change the status with a message to the applicant, and undo a decision before it is sent.':
    'Changer le statut avec un message à la personne candidate, et annuler une décision avant son envoi.',
};

export default sentences;
