/* Written by `npm run messages` from messages/*.json: change those, not this file. */

const sentences: Readonly<Record<string, string>> = {
  'Choose why': 'Choisissez la raison',
  'Enter your password': 'Saisissez votre mot de passe',
  'This is not your password. Nothing was erased.': 'Ce n’est pas votre mot de passe. Rien n’a été effacé.',
  'The person asked for it': 'La personne l’a demandé',
  'It was entered by mistake, or twice': 'Saisie par erreur, ou deux fois',
  'The law or our own rules require it': 'La loi ou nos propres règles l’exigent',
};

export default sentences;
