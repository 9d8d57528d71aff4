/* Written by `npm run messages` from messages/*.json: change those, not this file. */

import type { Piece } from '@portal/ui/language';

const words: Piece = [
  72,
  [
    'Nous enverrons votre confirmation par e‑mail à',
    'Nous enverrons votre mot de passe par e‑mail à',
    'Si vous avez déjà un mot de passe, il ne change pas. ',
    'Relisez l’adresse lettre par lettre. Si elle est fausse, corrigez‑la avant d’envoyer.',
    <T>({ link, step }: { link: (words: string) => T; step: string | number }) => [
      'Si rien n’apparaît, revenez à l’',
      link(`étape ${step}`),
      ' et recommencez.',
    ],
    'Chargement de vos réponses...',
    'Réessayer',
    ({ step }: { step: string | number }) => `Modifier : ${step}`,
    <T>({ hidden, section }: { hidden: (words: string) => T; section: string | number }) => [
      'Modifier',
      hidden(` : ${section}`),
    ],
    <T>({ number, first }: { number: string | number; first: (words: string) => T }) => [
      `Il manque quelque chose ici. Revenez à l’étape ${number}, `,
      first(''),
      ', et complétez‑la.',
    ],
    <T>({
      number,
      first,
      other,
      second,
    }: {
      number: string | number;
      first: (words: string) => T;
      other: string | number;
      second: (words: string) => T;
    }) => [
      `Il manque quelque chose ici. Revenez à l’étape ${number}, `,
      first(''),
      `, et à l’étape ${other}, `,
      second(''),
      ', et complétez-les.',
    ],
  ],
];

export default words;
