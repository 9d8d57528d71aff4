/* Written by `npm run messages` from messages/*.json: change those, not this file. */

import type { Piece } from '@portal/ui/language';

const words: Piece = [92, [({ names }: { names: string | number }) => `Badala ya hapa: ${names}`, 'Rejesha']];

export default words;
