/* Written by `npm run messages` from messages/*.json: change those, not this file. */

import type { Piece } from '@portal/ui/language';

const words: Piece = [
  12,
  [
    ({ title }: { title: string | number }) => `${title} : le chargement est trop long`,
    'Votre connexion est peut-être lente. Ce que vous avez écrit est gardé sur cet appareil. Attendez un moment, puis réessayez.',
    ({ title }: { title: string | number }) => `${title} : la page n’a pas pu être chargée`,
    'Vérifiez votre connexion, puis réessayez. Ce que vous avez écrit est gardé sur cet appareil. Les autres pages fonctionnent peut-être encore.',
    ({ title }: { title: string | number }) => `${title} : mise à jour en cours`,
    'Cette page ne va pas avec le reste du portail en ce moment. Ce que vous avez écrit est gardé sur cet appareil. Réessayez dans quelques minutes.',
    ({ title }: { title: string | number }) => `${title} ne fonctionne plus`,
    'Un problème est survenu dans cette page. Ce que vous avez écrit est gardé sur cet appareil. Réessayez ; si cela se répète, écrivez-nous.',
    'Page introuvable',
    'Si vous avez écrit l’adresse, vérifiez qu’elle est juste. Si vous avez suivi un lien, il est peut-être ancien.',
    'Autres pages',
    <T>({ mail }: { mail: (words: string) => T }) => ['Besoin d’aide ? Écrivez à ', mail(''), '.'],
    'Détails pour l’assistance',
  ],
];

export default words;
