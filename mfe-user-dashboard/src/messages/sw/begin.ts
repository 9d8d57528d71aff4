/* Written by `npm run messages` from messages/*.json: change those, not this file. */

import type { Piece } from '@portal/ui/language';

const words: Piece = [
  107,
  [
    'Ombi jipya',
    'Funga',
    'Ombi Limeanzishwa',
    'Inaanzisha...',
    'Anzisha Ombi',
    'Fungua ombi uliloanzisha',
    'Karibu tena. Maelezo yako binafsi, elimu na lugha vinakuja pamoja nawe.',
    'Karibu tena. Uliyotuambia awali yamejazwa kwa ajili yako.',
    'Unatuambia yaliyo mapya tu:',
    'Unaweza kuacha wakati wowote na kuendelea baadaye kutoka dashibodi yako, kwenye kifaa chochote.',
    'Kosa la Uthibitishaji: Tafadhali ingia ili kuanzisha ombi.',
    'Imeshindwa kuanzisha ombi.',
  ],
];

export default words;
