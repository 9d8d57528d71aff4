/* Written by `npm run messages` from messages/*.json: change those, not this file. */

import type { Piece } from '@portal/ui/language';

const words: Piece = [
  148,
  [
    'Image pour votre application d’authentification. La clé plus bas dit la même chose.',
    'Code à la connexion',
    'Cela n’a pas pu être chargé',
    'Chargement de votre seconde étape',
    'La connexion demande désormais un code. Les autres appareils sont déconnectés.',
    'Désactiver',
    'Votre mot de passe ouvre maintenant votre compte à lui seul.',
    'Sans le code, toute personne qui connaît votre mot de passe peut lire toutes les candidatures.',
    'Créer de nouveaux codes',
    'Les codes de secours que vous avez maintenant n’ouvriront alors plus rien.',
    'Vos nouveaux codes de secours comptent désormais.',
    'Avec un code d’une application sur votre téléphone, un mot de passe volé n’ouvre rien à lui seul. Vous voyez les dossiers de beaucoup de personnes : activez‑le, s’il vous plaît.',
    'Préparer une application',
    'Vos codes de secours s’épuisent',
    'Créez‑en de nouveaux : sans votre application et sans code, seule l’administration peut vous ouvrir.',
    ({ count, left }: { count: number; left: string | number }) =>
      `La connexion demande un code de votre application. Il vous reste ${count < 2 ? `${left === 'none' ? `aucun code de secours` : `un code de secours`}` : `${count} codes de secours`}.`,
    'Nouveaux codes de secours',
    'Votre mot de passe',
    'Les six chiffres que votre application affiche maintenant',
    'Gardez vos codes de secours',
    'Vous ne les voyez que maintenant',
    'Chacun ouvre votre compte une fois quand votre application n’est pas sous la main. Notez-les ou imprimez-les, et gardez-les loin de cet appareil.',
    'Codes de secours',
    'Je les ai gardés',
    'Imprimer',
    'Activer',
    'Il vous faut une application d’authentification sur votre téléphone, par exemple Aegis, FreeOTP, Google Authenticator ou Microsoft Authenticator.',
    'Ajoutez un compte dans votre application et visez cette image. Donnez ensuite les six chiffres qu’elle affiche.',
    'Pas d’appareil photo ? Tapez cette clé dans l’application :',
  ],
];

export default words;
