/* Written by `npm run messages` from messages/*.json: change those, not this file. */

import type { Piece } from '@portal/ui/language';

const words: Piece = [
  0,
  [
    'Réessayer',
    ({ name }: { name: string | number }) => `${name} : accueil`,
    'La page d’accueil',
    'Page d’accueil',
    'La page de maintenance',
    'Cette page',
    'Connectez-vous d’abord',
    'Votre session a expiré. Connectez-vous de nouveau.',
    'Chargement',
    'La page d’aide',
    'La liste de ce qu’il vous faut',
    'La page sur l’accessibilité',
  ],
];

export default words;
