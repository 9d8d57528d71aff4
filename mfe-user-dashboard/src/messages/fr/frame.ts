/* Written by `npm run messages` from messages/*.json: change those, not this file. */

import type { Piece } from '@portal/ui/language';

const words: Piece = [
  0,
  [
    'Votre espace',
    'Candidatures',
    'Requêtes',
    'Nos messages',
    'Votre profil',
    'Se déconnecter',
    'Menu',
    'Fermer le menu',
    'Votre menu latéral',
    ' non lus',
    ({ name }: { name: string | number }) => `Session de ${name}`,
    ' : accueil',
    'Chargement',
    <T>({ mail }: { mail: (words: string) => T }) => ['Des questions ? Écrivez à ', mail(''), '.'],
    'Vous utilisez encore le mot de passe que nous vous avons envoyé par e‑mail',
    'Choisissez le vôtre ci-dessous. Votre candidature sera bien protégée.',
    <T>({ choose }: { choose: (words: string) => T }) => [
      choose('Choisissez votre propre mot de passe'),
      '. Votre candidature sera bien protégée.',
    ],
    'Pas de session ouverte',
    'Aller à la connexion',
    'Votre candidature n’est pas encore envoyée',
    'Vous êtes dans la candidature que vous remplissez. Votre espace s’ouvre avec un mot de passe. Nous vous en envoyons un par e‑mail quand vous avez envoyé votre candidature.',
    'Continuer votre candidature',
    'Se connecter avec un mot de passe',
  ],
];

export default words;
