/* Written by `npm run messages` from messages/*.json: change those, not this file. */

import type { Piece } from '@portal/ui/language';

const words: Piece = [
  455,
  [
    'La vue n’a pas pu être enregistrée. Réessayez.',
    'Modifier cette vue',
    'Enregistrer cette liste comme vue',
    'Enregistrer la vue',
    'Les collègues la voient aussi',
    'Une vue garde les filtres, l’ordre et les colonnes. Ce qui est cherché n’est pas gardé.',
    'Vues enregistrées',
    ({ owner }: { owner: string | number }) => `De ${owner}`,
    ({ name }: { name: string | number }) => `La vue ${name} est enregistrée.`,
    ({ name, changed }: { name: string | number; changed: string | number }) =>
      `Vue : ${name}${changed === 'yes' ? `, modifiée` : ``}`,
    'Vues',
    ({ owner }: { owner: string | number }) => ` de ${owner}`,
    'Pas encore de vue. Filtrez la liste, puis enregistrez‑la ici sous un nom.',
    'Que faire des vues',
    ({ name }: { name: string | number }) => `Mettre cette liste dans ${name}`,
    ({ name }: { name: string | number }) => `Retirer ${name}`,
    ({ name }: { name: string | number }) => `Retirer la vue ${name} ?`,
    'Retirer la vue',
    ({ shared }: { shared: string | number }) =>
      `${shared === 'yes' ? `Les collègues la perdent aussi. ` : ``}Les candidatures restent comme elles sont.`,
  ],
];

export default words;
