/* Written by `npm run messages` from messages/*.json: change those, not this file. */

import type { Piece } from '@portal/ui/language';

const words: Piece = [
  167,
  [
    'Ce qu’il vous faut',
    'Regardez d’abord si le programme est pour vous. Cochez ensuite ce que vous avez. Vos coches restent sur cet appareil.',
    'Est-ce pour vous ?',
    'Un de ces points ne vous convient pas ? Vous pouvez quand même nous écrire. Nous vous dirons volontiers comment apprendre ou aider autrement.',
    'Votre liste',
    'Imprimer cette liste',
    'Tout décocher',
    'Postuler',
    ({ one }: { one: string | number }) => ` pour ${one}`,
    'Vous pouvez commencer sans avoir tout. Vos réponses sont gardées, et vous pouvez vous arrêter à l’étape où il manque un document.',
    'Tout est là : vous pouvez commencer.',
    ({ ready, all }: { ready: string | number; all: string | number }) => `Prêts : ${ready} sur ${all}`,
  ],
];

export default words;
