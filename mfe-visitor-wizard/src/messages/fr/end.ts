/* Written by `npm run messages` from messages/*.json: change those, not this file. */

import type { Piece } from '@portal/ui/language';

const words: Piece = [
  62,
  [
    'Votre candidature est envoyée',
    'Merci. Votre candidature de visite est bien arrivée.',
    ({ name }: { name: string | number }) => `Merci, ${name}. Votre candidature de visite est bien arrivée.`,
    'Nous lisons votre candidature et regardons les dates que vous souhaitez.',
    'Vous recevez un e‑mail dès qu’il y a une décision ou une question. Cela peut prendre plusieurs semaines.',
    'Ne réservez rien avant d’avoir notre réponse : l’accord n’est pas garanti, et il faut que vos dates soient libres.',
    'Retour à la page d’accueil',
  ],
];

export default words;
