/* Written by `npm run messages` from messages/*.json: change those, not this file. */

import type { Piece } from '@portal/ui/language';

const words: Piece = [
  246,
  [
    ({ reference }: { reference: string | number }) => `Ubusabe ${reference}`,
    'Ubusabe burafunguka',
    'Ubusabe bwawe',
    'Reba ubusabe',
    'Ntibishoboka guhindura: ubu busabe bwaroherejwe, ntibushobora guhindurwa.',
    'Ubusabe ntibwabonetse. Bushobora kuba bwarasibwe, cyangwa ntiwemerewe kubureba.',
    'Amakuru y’ubusabe ntiyashoboye gufunguka. Ongera ugerageze nyuma.',
    ({ reason }: { reason: string | number }) => `Ubusabe ntibwashoboye gufunguka: ${reason}`,
  ],
];

export default words;
