/* Written by `npm run messages` from messages/*.json: change those, not this file. */

import type { Piece } from '@portal/ui/language';

const words: Piece = [
  374,
  [
    'Conditions',
    'Retour au formulaire',
    'Chargement des conditions',
    'Les conditions n’ont pas pu être chargées. Rien de ce que vous avez écrit n’est perdu.',
    'Réessayer',
    'Ce que vous écrivez dans votre candidature et ce que vous envoyez avec elle est vrai et vient de vous. Si quelque chose d’important change avant notre réponse, vous nous le dites.',
    'Envoyer une candidature ne donne pas droit à une place. Nous décidons pour chacune et vous écrivons.',
    'Nous ne versons ni salaire ni frais, sauf si nous vous l’avons écrit.',
    'Pendant votre séjour, vous respectez les patients, les familles et l’équipe, vous gardez pour vous ce que vous apprenez d’eux et vous suivez les règles de la maison.',
    'Nous utilisons vos données pour étudier votre candidature et préparer votre séjour. Dans votre espace, vous pouvez les lire, en prendre une copie et nous demander de les effacer.',
    'Vous pouvez retirer votre candidature à tout moment. Nous pouvons mettre fin à une candidature ou à un séjour si ces conditions ne sont pas respectées.',
  ],
];

export default words;
