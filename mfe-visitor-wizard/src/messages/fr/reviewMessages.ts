/* Written by `npm run messages` from messages/*.json: change those, not this file. */

import type { Piece } from '@portal/ui/language';

const words: Piece = [
  29,
  [
    'Votre candidature n’a pas été trouvée. Revenez en arrière et complétez les étapes précédentes.',
    'Accès refusé. Vérifiez que vous avez les droits nécessaires.',
    'Vos réponses n’ont pas été trouvées. Revenez en arrière et complétez les étapes précédentes.',
    'Vos réponses n’ont pas pu être chargées. Réessayez.',
    ({ sentences }: { sentences: string | number }) => `Vérification refusée : ${sentences}`,
    'La candidature n’a pas pu être envoyée. Réessayez.',
    'La candidature n’a pas pu être envoyée',
    'Votre candidature est envoyée !',
  ],
];

export default words;
