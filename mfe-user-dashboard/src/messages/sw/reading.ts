/* Written by `npm run messages` from messages/*.json: change those, not this file. */

import type { Piece } from '@portal/ui/language';

const words: Piece = [
  246,
  [
    ({ reference }: { reference: string | number }) => `Ombi ${reference}`,
    'Inapakia ombi',
    'Maombi yako',
    'Tazama ombi',
    'Haliwezi Kuhaririwa: Ombi hili limewasilishwa na haliwezi kuhaririwa.',
    'Ombi halikupatikana. Huenda limefutwa au huna ruhusa ya kulifikia.',
    'Imeshindwa kupakia data ya ombi. Tafadhali jaribu tena baadaye.',
    ({ reason }: { reason: string | number }) => `Imeshindwa kupakia maelezo ya ombi: ${reason}`,
  ],
];

export default words;
