/* Written by `npm run messages` from messages/*.json: change those, not this file. */

import type { Piece } from '@portal/ui/language';

const words: Piece = [25, ['Site web', 'Lettre d’information', 'Questions et réponses', 'Accessibilité']];

export default words;
