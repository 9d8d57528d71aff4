/* Written by `npm run messages` from messages/*.json: change those, not this file. */

import type { Piece } from '@portal/ui/language';

const words: Piece = [
  468,
  [
    'La vue n’a pas pu être enregistrée. Réessayez.',
    'Modifier cette vue',
    'Enregistrer cette liste comme vue',
    'Enregistrer la vue',
    'Partager avec les collègues',
    'Une vue garde les filtres, le tri et les colonnes. Elle ne garde pas le texte cherché.',
    'Vues enregistrées',
    ({ owner }: { owner: string | number }) => `De ${owner}`,
    ({ name }: { name: string | number }) => `La vue ${name} est enregistrée.`,
    ({ name, changed }: { name: string | number; changed: string | number }) =>
      `Vue : ${name}${changed === 'yes' ? `, modifiée` : ``}`,
    'Vues',
    ({ owner }: { owner: string | number }) => ` de ${owner}`,
    'Pas encore de vue. Filtrez la liste, puis enregistrez‑la ici sous un nom.',
    'Actions sur les vues',
    ({ name }: { name: string | number }) => `Mettre à jour ${name} avec cette liste`,
    ({ name }: { name: string | number }) => `Retirer ${name}`,
    ({ name }: { name: string | number }) => `Retirer la vue ${name} ?`,
    'Retirer la vue',
    ({ shared }: { shared: string | number }) =>
      `${shared === 'yes' ? `Les collègues la perdent aussi. ` : ``}Les candidatures ne changent pas.`,
  ],
];

export default words;
