/* Written by `npm run messages` from messages/*.json: change those, not this file. */

const sentences: Readonly<Record<string, string>> = {
  'Choose at least one section or document.': 'Choisissez au moins une partie ou un document.',
  'This section or document cannot be reopened.': 'Cette partie ou ce document ne peut pas être rouvert.',
  'Say what you need, in {min} characters or more.':
    'Dites ce dont vous avez besoin, en {min} caractères ou plus.',
  'What you need cannot exceed {max} characters.':
    'Ce dont vous avez besoin ne peut pas dépasser {max} caractères.',
  'Choose a day between tomorrow and {max} days from now.':
    'Choisissez un jour entre demain et dans {max} jours.',
  'Only a submitted application that is waiting for a decision can be reopened.':
    'Seule une candidature envoyée qui attend une décision peut être rouverte.',
  'The applicant has withdrawn this application, so it cannot be reopened.':
    'La personne candidate a retiré cette candidature ; elle ne peut donc pas être rouverte.',
  'This application is reopened already. Wait for the answers, or end that first.':
    'Cette candidature est déjà rouverte. Attendez les réponses, ou terminez d’abord cela.',
  'This application has changed in the meantime. Look at it again, then reopen it.':
    'Cette candidature a changé entre-temps. Regardez‑la à nouveau, puis rouvrez‑la.',
};

export default sentences;
