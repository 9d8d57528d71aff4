/* Written by `npm run messages` from messages/*.json: change those, not this file. */

import type { Piece } from '@portal/ui/language';

const words: Piece = [
  204,
  [
    'Est-ce toujours vous ?',
    'Votre mot de passe est correct. Entrez maintenant le code de votre application, ou un code de secours.',
    'Votre connexion date de plus de 15 minutes. Pour continuer, entrez encore votre mot de passe. Ce que vous avez écrit est gardé.',
  ],
];

export default words;
