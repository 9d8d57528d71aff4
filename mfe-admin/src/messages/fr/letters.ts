/* Written by `npm run messages` from messages/*.json: change those, not this file. */

import type { Piece } from '@portal/ui/language';

const words: Piece = [
  597,
  [
    ({ at }: { at: string | number }) => `demandée : ${at}`,
    ({ at }: { at: string | number }) => `ouverte : ${at}`,
    ({ at }: { at: string | number }) => `réponse : ${at}`,
    ' et ',
    'Transmise',
    'Remplacée',
    ({ by }: { by: string | number }) => `, à qui ${by} l’a transmise`,
    'La personne candidate aimerait que la lettre parle de : ',
    ({ reason }: { reason: string | number }) => `Raison : ${reason}`,
    'pas encore demandée : la personne candidate n’a pas confirmé son adresse e‑mail',
    ({ name, email, at }: { name: string | number; email: string | number; at: string | number }) =>
      `Envoyée par la personne de référence, ${name}, par le lien reçu à ${email}, ${at}`,
    'Les lettres n’ont pas pu être chargées',
    'Chargement des lettres',
    'Lettres de référence',
    ({ waiting }: { waiting: string | number }) => `Cette candidature : ${waiting}.`,
    ({ types }: { types: string | number }) =>
      `Envoyées par la personne candidate : ${types}. Elles se trouvent avec la référence.`,
    'Aucune personne de référence n’est sollicitée.',
  ],
];

export default words;
