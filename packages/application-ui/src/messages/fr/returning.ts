/* Written by `npm run messages` from messages/*.json: change those, not this file. */

import type { Piece } from '@portal/ui/language';

const words: Piece = [
  385,
  [
    'Pas encore de document ?',
    'Nous pouvons vous envoyer par e‑mail un lien vers cette étape. Revenez quand vous voulez, sur n’importe quel appareil. Vos réponses sont gardées.',
    'Envoyez-moi un lien pour revenir',
    <T>({ address }: { address: (words: string) => T }) => ['Le lien part à l’adresse ', address('')],
    'Vous pouvez quitter cette page. En ouvrant le lien, donnez cette adresse e‑mail et votre numéro de téléphone.',
    <T>({ address }: { address: (words: string) => T }) => [
      'Le lien est déjà envoyé à l’adresse ',
      address(''),
    ],
    'Cela peut prendre quelques minutes. Regardez aussi dans les courriers indésirables.',
    'Pas de connexion : le lien n’est pas encore envoyé',
    'Vos réponses sont gardées sur cet appareil. Appuyez de nouveau sur le bouton quand vous serez en ligne.',
    'Le lien n’a pas pu être envoyé. Vos réponses sont gardées. Réessayez dans quelques minutes.',
  ],
];

export default words;
