/* Written by `npm run messages` from messages/*.json: change those, not this file. */

import type { Piece } from '@portal/ui/language';

const words: Piece = [117, ['Imeyili', 'Telefone', 'Ihera kuri kode y’igihugu, nka +250 788 123 456.']];

export default words;
