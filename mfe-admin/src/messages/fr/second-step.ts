/* Written by `npm run messages` from messages/*.json: change those, not this file. */

import type { Piece } from '@portal/ui/language';

const words: Piece = [
  141,
  [
    'Choisissez votre propre mot de passe',
    'Votre mot de passe n’a pas pu être enregistré. Réessayez.',
    'Le mot de passe utilisé pour vous connecter a été imprimé à l’installation du portail, et d’autres personnes l’ont peut-être vu. Choisissez le vôtre pour continuer.',
    'Enregistrer le mot de passe et continuer',
    'Donnez votre code',
    'Entrez le code de votre application',
    ({ passkey }: { passkey: string | number }) =>
      `Votre mot de passe est correct. Ouvrez votre application d’authentification et entrez les six chiffres qu’elle affiche${passkey === 'yes' ? `, ou utilisez votre clé d’accès` : ``}.`,
    'Code',
    'Vous n’avez pas votre application ? Entrez un code de secours. Si vous n’en avez pas, demandez à l’administration.',
    'Continuer',
    'Se connecter avec un autre compte',
    'Préparez un code pour votre connexion',
    'L’administration se connecte avec un code',
    ({ name }: { name: string | number }) =>
      `Après le mot de passe, ${name} demande à l’administration un code d’une application sur le téléphone. Vous la configurez une seule fois.`,
  ],
];

export default words;
