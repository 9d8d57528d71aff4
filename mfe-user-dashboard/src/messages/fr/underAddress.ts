/* Written by `npm run messages` from messages/*.json: change those, not this file. */

import type { Piece } from '@portal/ui/language';

const words: Piece = [
  237,
  [
    'La candidature est maintenant à vous',
    'Merci, nous avons noté qu’elle n’est pas à vous',
    'Cela n’a pas fonctionné',
    'Aussi commencé avec votre adresse e‑mail',
    'Quelqu’un a écrit votre adresse e‑mail ici. C’est peut-être vous avec un autre numéro de téléphone, quelqu’un de votre famille qui partage votre boîte, ou une personne inconnue. Si une candidature est à vous, dites‑le avec le bouton : alors personne d’autre ne peut l’ouvrir. Si un brouillon n’est pas à vous, il est abandonné, et vous pouvez le récupérer pendant un jour. Si une candidature envoyée n’est pas à vous, nous prévenons notre équipe.',
    <T>({
      application,
      day,
      bdi,
      name,
      phoneNumber,
    }: {
      application: string | number;
      day: string | number;
      bdi: (words: string) => T;
      name: string | number;
      phoneNumber: string | number;
    }) => [
      `${application}, envoyée le ${day}. Nom : `,
      bdi(`${name}`),
      '. Téléphone : ',
      bdi(`${phoneNumber}`),
      '.',
    ],
    <T>({
      application,
      day,
      bdi,
      name,
      phoneNumber,
    }: {
      application: string | number;
      day: string | number;
      bdi: (words: string) => T;
      name: string | number;
      phoneNumber: string | number;
    }) => [
      `${application}, commencée le ${day}, pas envoyée. Nom : `,
      bdi(`${name}`),
      '. Téléphone : ',
      bdi(`${phoneNumber}`),
      '.',
    ],
    <T>({ hidden, reference }: { hidden: (words: string) => T; reference: string | number }) => [
      'C’est à moi',
      hidden(` ${reference}`),
    ],
    <T>({ hidden, reference }: { hidden: (words: string) => T; reference: string | number }) => [
      'Pas à moi',
      hidden(` ${reference}`),
    ],
  ],
];

export default words;
