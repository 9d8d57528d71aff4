/* Written by `npm run messages` from messages/*.json: change those, not this file. */

import type { Piece } from '@portal/ui/language';

const words: Piece = [
  98,
  [
    'Aide',
    'Des réponses courtes à ce que l’on nous demande le plus souvent.',
    'Chercher dans les réponses',
    'Par exemple : mot de passe, e‑mail, document',
    'Aucune réponse ne contient ces mots. Essayez un autre mot, ou écrivez-nous.',
    ({ count }: { count: number }) => `${count < 2 ? `${count} réponse` : `${count} réponses`}`,
    'Montrer toutes les réponses',
    'Encore une question ? Écrivez-nous :',
    'Plus d’informations',
    'Ce qu’il vous faut : une liste à cocher et à imprimer',
    'Comment ce portail est accessible à tout le monde',
  ],
];

export default words;
