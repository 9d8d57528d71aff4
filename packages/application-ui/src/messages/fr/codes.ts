/* Written by `npm run messages` from messages/*.json: change those, not this file. */

import type { Piece } from '@portal/ui/language';

const words: Piece = [
  39,
  [
    'Le code reçu par e‑mail',
    'Code',
    ({ email }: { email: string | number }) =>
      `Six chiffres, envoyés à ${email}. Ils sont valables dix minutes.`,
    'Écrivez les six chiffres du code',
    'Envoyer un nouveau code',
    'Connectez-vous avec votre mot de passe',
  ],
];

export default words;
