/* Written by `npm run messages` from messages/*.json: change those, not this file. */

import type { Piece } from '@portal/ui/language';

const words: Piece = [
  29,
  [
    'Aide :',
    'Programmes',
    ({ some, last }: { some: string | number; last: string | number }) => `${some} ou ${last}`,
    'Formation, recherche et plaidoyer pour les soins palliatifs',
    'Venez apprendre avec nous au Rwanda',
    ({ programmes }: { programmes: string | number }) =>
      `Demandez ${programmes}. Vos réponses sont enregistrées au fur et à mesure, et vous pouvez revenir quand vous voulez avec votre adresse e‑mail et votre numéro de téléphone.`,
    'Déjà commencé ?',
    'Choisissez votre programme et donnez la même adresse e‑mail et le même numéro de téléphone : vous continuez là où vous en étiez.',
    'Postuler',
    'Ce qu’il vous faut',
    ({ one }: { one: string | number }) => ` pour ${one}`,
    'Fermer le menu',
    'Postuler',
    'Voir ce que vous pouvez demander',
    'Une liste à cocher et à imprimer',
    'Ce qui se passe après votre candidature',
    'Vous postulez',
    ({ label, steps }: { label: string | number; steps: number }) =>
      `${label} : ${steps < 2 ? `${steps} étape courte` : `${steps} étapes courtes`}.`,
    'Nous lisons',
    'Notre équipe lit chaque candidature.',
    'Nous demandons',
    'S’il manque quelque chose ou si un point n’est pas clair, nous vous écrivons.',
    'Nous décidons',
    'Vous recevez un e‑mail dès qu’il y a une décision. Cela peut prendre plusieurs semaines.',
    'Vous venez',
    'Si la réponse est oui, nous vous accueillons au Rwanda.',
    'Si vous postulez aujourd’hui',
    'Votre candidature nous parvient. Nous vous envoyons un mot de passe par e‑mail.',
    'Dernier jour pour vous connecter une première fois avec ce mot de passe.',
    'Premier jour pour demander une autre candidature au même programme.',
  ],
];

export default words;
