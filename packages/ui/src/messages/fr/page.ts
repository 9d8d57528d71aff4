/* Written by `npm run messages` from messages/*.json: change those, not this file. */

import type { Piece } from '../../language/catalogue';

const words: Piece = [
  0,
  [
    ' : accueil',
    ({ name }: { name: string | number }) => `, ${name} : accueil`,
    'Aller au contenu principal',
    'Fermer',
    'Chargement',
    ({ title }: { title: string | number }) => `Erreur : ${title}`,
  ],
];

export default words;
