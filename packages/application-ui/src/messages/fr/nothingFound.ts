/* Written by `npm run messages` from messages/*.json: change those, not this file. */

import type { Piece } from '@portal/ui/language';

const words: Piece = [
  369,
  [
    'Rien à reprendre',
    'Nous n’avons rien trouvé à reprendre avec ces deux‑là',
    'Vérifiez votre e‑mail et votre numéro de téléphone, ou remplissez le reste pour commencer.',
    'Vérifier l’e‑mail et le téléphone',
    'Remplir le reste pour commencer',
  ],
];

export default words;
