/* Written by `npm run messages` from messages/*.json: change those, not this file. */

import type { Piece } from '@portal/ui/language';

const words: Piece = [
  23,
  [
    'Réessayer',
    'Annuler',
    'Un problème est survenu. Réessayez.',
    'Le portail n’a pas pu être joint. Vérifiez votre connexion et réessayez.',
    'Le portail a mis trop de temps à répondre. Réessayez.',
    'Aucune session n’a été trouvée. Connectez-vous de nouveau.',
    'Le document n’a pas pu être ouvert. Réessayez.',
    ({ day }: { day: string | number }) => `Envoyée le ${day}`,
    ({ day }: { day: string | number }) => `Pas encore envoyée. Dernier enregistrement le ${day}`,
    ({ progress }: { progress: string | number }) => `${progress} % remplis`,
    'Pas encore envoyée',
  ],
];

export default words;
