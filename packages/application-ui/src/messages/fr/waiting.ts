/* Written by `npm run messages` from messages/*.json: change those, not this file. */

import type { Piece } from '@portal/ui/language';

const words: Piece = [
  45,
  [
    'Pas encore envoyé',
    'Il n’y avait pas de connexion : vous n’avez pas encore accès à votre candidature. Ce que vous écrivez et les fichiers que vous ajoutez sont gardés seulement sur cet appareil. Quand la connexion sera revenue, nous ouvrirons votre accès et enverrons tout.',
    'Se connecter maintenant',
  ],
];

export default words;
