/* Written by `npm run messages` from messages/*.json: change those, not this file. */

import type { Piece } from '@portal/ui/language';

const words: Piece = [
  203,
  [
    'E‑mail, téléphone ou mot de passe incorrect. Vérifiez ce que vous avez écrit.',
    <T>({ name }: { name: (words: string) => T }) => ['Session de ', name('')],
    'une personne sans nom',
    'Se déconnecter',
    'Continuer votre candidature',
    'Aller à votre espace',
    'L’e‑mail ou le téléphone est obligatoire',
    'Le mot de passe est obligatoire',
    'Ce rôle n’est pas autorisé.',
  ],
];

export default words;
