/* Written by `npm run messages` from messages/*.json: change those, not this file. */

const sentences: Readonly<Record<string, string>> = {
  'Enter a whole number from {least} to {most}': 'Saisissez un nombre entier de {least} à {most}',
  'Select whether to ask for a code on a new device':
    'Choisissez s’il faut demander un code sur un nouvel appareil',
  'Select what the confirmation email brings': 'Choisissez ce que l’e‑mail de confirmation apporte',
  'Select whether owners of untouched drafts are reminded':
    'Choisissez si les personnes qui laissent un brouillon reçoivent un rappel',
  'Drafts that nobody goes on with': 'Brouillons que personne ne continue',
  'Approved applications': 'Candidatures acceptées',
  'Rejected and withdrawn applications': 'Candidatures refusées et retirées',
  'Enter a whole number from 1 to {kept}, or leave it empty to keep it for ever':
    'Saisissez un nombre entier de 1 à {kept}, ou laissez vide pour garder toujours',
  'Enter a whole number from 1 to {devices}, or leave it empty':
    'Saisissez un nombre entier de 1 à {devices}, ou laissez vide',
};

export default sentences;
