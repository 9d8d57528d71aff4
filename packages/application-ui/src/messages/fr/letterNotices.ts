/* Written by `npm run messages` from messages/*.json: change those, not this file. */

import type { Piece } from '@portal/ui/language';

const words: Piece = [
  216,
  [
    ({ writer }: { writer: string | number }) => `La lettre enregistrée est de ${writer}`,
    ({ referee, writer }: { referee: string | number; writer: string | number }) =>
      `Elle ne compte pas comme une lettre de ${referee} : ajoutez ici sa propre lettre. Rien n’est supprimé. Si vous nommez de nouveau ${writer}, la lettre revient.`,
    ({ name }: { name: string | number }) => `Nous avons la lettre de ${name}. Elle va avec cette référence.`,
    ({ name }: { name: string | number }) =>
      `Nous avons toujours la lettre de ${name}. Elle ira avec cette candidature si vous donnez de nouveau ce nom.`,
    ({ name, referee }: { name: string | number; referee: string | number }) =>
      `La lettre que nous avons est de ${name} : elle ne va donc pas avec la référence de ${referee}. Vous pouvez ajouter la sienne.`,
  ],
];

export default words;
