/* Written by `npm run messages` from messages/*.json: change those, not this file. */

const sentences: Readonly<Record<string, string>> = {
  'Enter a whole number from {least} to {most}': 'Saisissez un nombre entier de {least} à {most}',
  'Select whether to ask for a code on a new device':
    'Choisissez s’il faut demander un code sur un nouvel appareil',
  'Select how applicants sign in from the confirmation email':
    'Choisissez comment on se connecte avec l’e‑mail de confirmation',
  'Select whether to remind owners of unfinished drafts':
    'Choisissez si les personnes avec un brouillon inachevé reçoivent un rappel',
  'Unfinished drafts': 'Brouillons inachevés',
  'Approved applications': 'Candidatures acceptées',
  'Rejected and withdrawn applications': 'Candidatures refusées et retirées',
  'Enter a whole number from 1 to {kept}, or leave it empty to keep it for ever':
    'Saisissez un nombre entier de 1 à {kept}, ou laissez vide pour garder toujours',
  'Enter a whole number from 1 to {devices}, or leave it empty':
    'Saisissez un nombre entier de 1 à {devices}, ou laissez vide',
};

export default sentences;
