/* Written by `npm run messages` from messages/*.json: change those, not this file. */

import type { Piece } from '@portal/ui/language';

const words: Piece = [
  891,
  [
    ({ status, goesOutAt }: { status: string | number; goesOutAt: string | number }) =>
      `${status}: byoherezwa ${goesOutAt}`,
    <T>({ hidden, reference }: { hidden: (words: string) => T; reference: string | number }) => [
      'Subiza inyuma',
      hidden(` icyemezo kuri ${reference}`),
    ],
    ({ heldBy }: { heldBy: string | number }) => `byemejwe na ${heldBy}`,
    'Mbere yaho nta kintu cyoherezwa, kandi uwasabye abona imiterere ya mbere.',
    'Subiza inyuma',
    'Icyemezo nticyashoboye gusubizwa inyuma. Ongera ugerageze.',
    ({ instant }: { instant: string | number }) => `Icyemezo cyabitswe. Kizoherezwa ${instant}.`,
  ],
];

export default words;
