/* Written by `npm run messages` from messages/*.json: change those, not this file. */

import type { Piece } from '@portal/ui/language';

const words: Piece = [
  779,
  [
    'La même personne',
    'Quelqu’un d’autre',
    'Séparer',
    'Annuler',
    'Peut-être de la même personne :',
    ({ count }: { count: number }) =>
      `${count < 2 ? `1 candidature de quelqu’un d’autre` : `${count} candidatures de quelqu’un d’autre`}`,
    ({ count }: { count: string | number }) => `En montrer ${count} de plus`,
    'Les autres candidatures de cette personne n’ont pas pu être chargées',
    'Cela n’a pas été enregistré. Réessayez.',
    'Le même compte',
    'Liée par une autre candidature',
    'Liées. Aucune des deux candidatures n’a changé.',
    'Marquées comme de personnes différentes. Le portail ne le proposera plus.',
    'Annulé.',
    ({ other }: { other: string | number }) => `liée à ${other}, de la même personne`,
    ({ other }: { other: string | number }) => `marquée comme d’une autre personne que ${other}`,
    ({ other }: { other: string | number }) => `la comparaison avec ${other} a été annulée`,
  ],
];

export default words;
