/* Written by `npm run messages` from messages/*.json: change those, not this file. */

import type { Piece } from '@portal/ui/language';

const words: Piece = [
  134,
  [
    'Choisissez votre propre mot de passe',
    'Votre mot de passe n’a pas pu être enregistré. Réessayez.',
    'Le mot de passe utilisé pour vous connecter a été imprimé à l’installation du portail, et d’autres personnes l’ont peut-être vu. Il n’ouvre rien d’autre : choisissez le vôtre, et vous y êtes.',
    'Enregistrer le mot de passe et continuer',
    'Donnez votre code',
    'Donnez le code que votre application affiche',
    ({ passkey }: { passkey: string | number }) =>
      `Votre mot de passe est correct. Ouvrez votre application d’authentification et donnez les six chiffres qu’elle affiche${passkey === 'yes' ? `, ou utilisez votre clé d’accès` : ``}.`,
    'Code',
    'Pas d’application sous la main ? Donnez un de vos codes de secours. L’administration peut vous aider si vous n’en avez pas.',
    'Continuer',
    'Se connecter avec un autre compte',
    'Préparez un code pour votre connexion',
    'L’administration a besoin d’un code ici',
    ({ name }: { name: string | number }) =>
      `Après le mot de passe, ${name} demande à l’administration un code d’une application sur le téléphone. Préparez‑la une fois, et vous y êtes.`,
  ],
];

export default words;
