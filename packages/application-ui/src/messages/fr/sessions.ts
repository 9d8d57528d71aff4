/* Written by `npm run messages` from messages/*.json: change those, not this file. */

import type { Piece } from '@portal/ui/language';

const words: Piece = [
  326,
  [
    'Vos autres sessions n’ont pas pu être fermées. Réessayez.',
    'Vous déconnecter partout ailleurs ?',
    'Annuler',
    'Se déconnecter partout ailleurs',
    'Cela n’a pas été fait',
    'Votre session continue ici. Tout autre appareil demande de nouveau votre mot de passe.',
    'Un appareil que nous ne connaissons pas',
    ' (cet appareil)',
    ({ begun }: { begun: string | number }) => `Connexion le ${begun}`,
    ({ begun, used }: { begun: string | number; used: string | number }) =>
      `Connexion le ${begun}, dernière utilisation le ${used}`,
    ({ begun }: { begun: string | number }) => `Candidature ouverte le ${begun}`,
    ({ begun, used }: { begun: string | number; used: string | number }) =>
      `Candidature ouverte le ${begun}, dernière utilisation le ${used}`,
    <T>({ hidden, device }: { hidden: (words: string) => T; device: string | number }) => [
      'Fermer cette session',
      hidden(` : ${device}`),
    ],
    'La liste de vos appareils n’a pas pu être chargée. Réessayez.',
    'Cette session n’a pas pu être fermée. Réessayez.',
    'La session est fermée. Cet appareil demande de nouveau votre mot de passe.',
    'Vos sessions ouvertes',
    'Les chercher de nouveau',
    'Recherche de vos appareils',
    'Un appareil est perdu, ou n’est pas à vous ? Fermez sa session, ou déconnectez-vous partout sauf ici.',
    'Vous n’aviez pas d’autre session ouverte.',
    ({ count }: { count: number }) =>
      `${count < 2 ? `Une autre session est fermée.` : `${count} autres sessions sont fermées.`}`,
    ({ browser, system }: { browser: string | number; system: string | number }) =>
      `${browser} sur ${system}`,
  ],
];

export default words;
