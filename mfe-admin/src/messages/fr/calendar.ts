/* Written by `npm run messages` from messages/*.json: change those, not this file. */

import type { Piece } from '@portal/ui/language';

const words: Piece = [
  803,
  [
    'Cela n’a pas fonctionné. Réessayez.',
    'Donnez un nom au calendrier',
    ({ called }: { called: string | number }) => `${called} n’affiche plus les candidatures`,
    'Calendrier',
    'Un calendrier sur votre téléphone ou votre ordinateur peut montrer quand les personnes veulent venir : ce qui est envoyé comme provisoire, ce qui est accepté comme confirmé. Il donne le programme, le numéro et les jours, sans aucun nom.',
    'Vos calendriers n’ont pas pu être chargés',
    'Chargement de vos calendriers',
    <T>({ hidden, name }: { hidden: (words: string) => T; name: string | number }) => [
      'Supprimer',
      hidden(` (${name})`),
    ],
    'Pour quel calendrier ?',
    'Un nom qui vous permet de le reconnaître, comme Mon téléphone.',
    'Créer une adresse',
    'L’adresse est copiée',
    'Sélectionnez l’adresse et copiez‑la.',
    'Abonnez votre calendrier à cette adresse',
    'Elle n’est montrée que cette fois. Toute personne qui l’a lit ce calendrier, jusqu’à ce que vous la supprimiez ici.',
    'Copier l’adresse',
    ({ lastUsedAt }: { lastUsedAt: string | number }) => `lu pour la dernière fois le ${lastUsedAt}`,
    'pas encore lu',
    ({ createdAt, used }: { createdAt: string | number; used: string | number }) =>
      `Créé le ${createdAt}, ${used}`,
  ],
];

export default words;
