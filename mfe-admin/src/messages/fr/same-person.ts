/* Written by `npm run messages` from messages/*.json: change those, not this file. */

import type { Piece } from '@portal/ui/language';

const words: Piece = [
  763,
  [
    'La même personne',
    'Quelqu’un d’autre',
    'Séparer',
    'Annuler cela',
    'Peut-être de la même personne :',
    ({ count }: { count: number }) =>
      `${count < 2 ? `1 candidature de quelqu’un d’autre` : `${count} candidatures de quelqu’un d’autre`}`,
    ({ count }: { count: string | number }) => `En montrer ${count} de plus`,
    'Les autres candidatures de cette personne n’ont pas pu être chargées',
    'Cela n’a pas été enregistré. Réessayez.',
    'Le même compte',
    'Par une autre candidature',
    'Réunies. Aucune des deux candidatures n’a changé.',
    'Elles restent séparées, et cela n’est plus proposé.',
    'Annulé.',
    ({ other }: { other: string | number }) => `réunie avec ${other} comme de la même personne`,
    ({ other }: { other: string | number }) => `dite de quelqu’un d’autre que ${other}`,
    ({ other }: { other: string | number }) => `ce qui avait été dit d’elle et de ${other} a été annulé`,
  ],
];

export default words;
