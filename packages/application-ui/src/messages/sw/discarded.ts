/* Written by `npm run messages` from messages/*.json: change those, not this file. */

import type { Piece } from '@portal/ui/language';

const words: Piece = [64, ['Ombi Limetupwa', 'Imeshindwa kutupa ombi.']];

export default words;
