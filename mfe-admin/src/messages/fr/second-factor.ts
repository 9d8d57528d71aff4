/* Written by `npm run messages` from messages/*.json: change those, not this file. */

import type { Piece } from '@portal/ui/language';

const words: Piece = [
  155,
  [
    'Code QR pour votre application d’authentification. La clé plus bas contient la même information.',
    'Code à la connexion',
    'Les réglages de votre code de connexion n’ont pas pu être chargés',
    'Chargement des réglages de votre code de connexion',
    'La connexion demande désormais un code. Les autres appareils sont déconnectés.',
    'Désactiver le code',
    'Vous vous connectez maintenant avec votre mot de passe seul.',
    'Sans le code, toute personne qui connaît votre mot de passe peut lire toutes les candidatures.',
    'Vos autres appareils seront déconnectés. Vos jetons API et vos liens de calendrier ne fonctionneront plus : créez‑en de nouveaux ensuite.',
    'Créer de nouveaux codes',
    'Vos codes de secours actuels ne fonctionneront plus.',
    'Vos nouveaux codes de secours sont maintenant valables.',
    'Avec un code d’une application sur votre téléphone, un mot de passe volé ne suffit plus pour se connecter. Vous voyez les dossiers de beaucoup de personnes : activez‑le, s’il vous plaît.',
    'Préparer une application',
    'Il vous reste peu de codes de secours',
    'Créez‑en de nouveaux : sans votre application et sans code de secours, seule l’administration peut vous laisser entrer.',
    ({ count, left }: { count: number; left: string | number }) =>
      `Vous vous connectez avec un code de votre application. Il vous reste ${count < 2 ? `${left === 'none' ? `aucun code de secours` : `un code de secours`}` : `${count} codes de secours`}.`,
    'Nouveaux codes de secours',
    'Votre mot de passe',
    'Les six chiffres que votre application affiche maintenant',
    'Enregistrez vos codes de secours',
    'Vous ne les voyez qu’une fois',
    'Utilisez un code de secours quand vous n’avez pas votre application. Chaque code fonctionne une fois. Notez-les ou imprimez-les, et gardez-les loin de cet appareil.',
    'Codes de secours',
    'Je les ai enregistrés',
    'Imprimer',
    'Activer le code',
    'Il vous faut une application d’authentification sur votre téléphone, par exemple Aegis, FreeOTP, Google Authenticator ou Microsoft Authenticator.',
    'Ajoutez un compte dans votre application et scannez ce code QR. Entrez ensuite les six chiffres que l’application affiche.',
    'Pas d’appareil photo ? Tapez cette clé dans l’application :',
  ],
];

export default words;
