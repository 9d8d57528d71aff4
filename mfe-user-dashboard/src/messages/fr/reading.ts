/* Written by `npm run messages` from messages/*.json: change those, not this file. */

import type { Piece } from '@portal/ui/language';

const words: Piece = [
  246,
  [
    ({ reference }: { reference: string | number }) => `Candidature ${reference}`,
    'Chargement de la candidature',
    'Vos candidatures',
    'Voir la candidature',
    'Modification impossible : cette candidature a été envoyée et ne peut plus être modifiée.',
    'Candidature introuvable. Elle a peut-être été supprimée, ou vous n’y avez pas accès.',
    'Les données de la candidature n’ont pas pu être chargées. Réessayez plus tard.',
    ({ reason }: { reason: string | number }) => `La candidature n’a pas pu être chargée : ${reason}`,
  ],
];

export default words;
