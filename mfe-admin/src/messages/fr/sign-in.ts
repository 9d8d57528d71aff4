/* Written by `npm run messages` from messages/*.json: change those, not this file. */

import type { Piece } from '@portal/ui/language';

const words: Piece = [
  125,
  [
    'Page d’accueil',
    'Donnez votre adresse e‑mail',
    'Donnez une adresse e‑mail comme nom@example.org',
    'Donnez votre mot de passe',
    ({ least }: { least: string | number }) => `Le mot de passe doit avoir au moins ${least} caractères`,
    'Connexion du personnel',
    'Quel plaisir de vous revoir',
    <T>({ home }: { home: (words: string) => T }) => [
      'Connexion du personnel. Pour votre propre candidature, connectez-vous sur la ',
      home('page d’accueil'),
      '.',
    ],
    'E‑mail',
    'Mot de passe',
    'Au moins 8 caractères',
    'Se connecter',
    'Mot de passe oublié ?',
    ({ name }: { name: string | number }) =>
      `Les informations des personnes candidates sont confidentielles. En vous connectant, vous acceptez de les utiliser seulement pour examiner leurs candidatures et de respecter les règles de confidentialité de ${name}.`,
    'La connexion a échoué. Vérifiez ce que vous avez écrit.',
    'Ce compte n’ouvre pas cette page.',
  ],
];

export default words;
