/* Written by `npm run messages` from messages/*.json: change those, not this file. */

import type { Piece } from '@portal/ui/language';

const words: Piece = [323, ['Nenosiri la sasa', 'Nenosiri jipya', 'Thibitisha nenosiri jipya']];

export default words;
