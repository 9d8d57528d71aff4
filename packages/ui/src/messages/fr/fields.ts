/* Written by `npm run messages` from messages/*.json: change those, not this file. */

import type { Piece } from '../../language/catalogue';

const words: Piece = [
  6,
  [
    ' (facultatif)',
    'Erreur : ',
    'Il y a un problème',
    <T>({ hidden }: { hidden: (words: string) => T }) => ['Afficher', hidden(' le mot de passe')],
    <T>({ hidden }: { hidden: (words: string) => T }) => ['Masquer', hidden(' le mot de passe')],
    'Votre mot de passe est visible',
  ],
];

export default words;
