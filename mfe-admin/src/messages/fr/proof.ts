/* Written by `npm run messages` from messages/*.json: change those, not this file. */

import type { Piece } from '@portal/ui/language';

const words: Piece = [
  196,
  [
    'Est-ce toujours vous ?',
    'Votre mot de passe est correct. Donnez maintenant le code de votre application, ou un de vos codes de secours.',
    'Votre connexion date de plus de 15 minutes. Donnez encore votre mot de passe pour cette action. Rien de ce que vous avez écrit n’est perdu.',
  ],
];

export default words;
