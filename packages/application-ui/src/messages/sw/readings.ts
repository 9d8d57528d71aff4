/* Written by `npm run messages` from messages/*.json: change those, not this file. */

import type { Piece } from '@portal/ui/language';

const words: Piece = [228, ['Haijatolewa', 'Bado haijakamilika']];

export default words;
