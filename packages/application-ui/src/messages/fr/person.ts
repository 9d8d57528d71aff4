/* Written by `npm run messages` from messages/*.json: change those, not this file. */

import type { Piece } from '@portal/ui/language';

const words: Piece = [
  201,
  [
    'C’est ainsi que vous vous connectez.',
    'C’est ainsi que vous vous connectez : cela ne peut donc pas être changé ici.',
    'Vous, et comment vous joindre',
    'Vous pourrez continuer votre candidature plus tard avec cette adresse e‑mail et votre numéro de téléphone.',
    'Informations personnelles',
    'Pour savoir que vous avez 18 ans ou plus, et comment nous adresser à vous et vous inviter. Cela ne change rien à notre décision.',
    'Choisissez',
    'Vous pouvez déposer une candidature à partir de 18 ans',
    <T>({ day, mail }: { day: string | number; mail: (words: string) => T }) => [
      `Ce travail concerne des personnes gravement malades et leurs familles : nous ne pouvons donc accepter que des personnes de 18 ans ou plus. D’après la date indiquée, vous pourrez déposer une candidature à partir du ${day}. Si la date est fausse, corrigez‑la ; si vous avez des questions, écrivez à `,
      mail(''),
      '.',
    ],
  ],
];

export default words;
