/* Written by `npm run messages` from messages/*.json: change those, not this file. */

import type { Piece } from '@portal/ui/language';

const words: Piece = [
  997,
  [
    'de',
    'à',
    'parties',
    'document',
    'document',
    'sorte',
    'jeton',
    'e‑mail',
    'e‑mails',
    'rôle',
    'version',
    'texte d’origine',
    'obligatoire',
    'minutes',
    'mois',
    'compte créé',
    'sessions terminées',
    'droits',
    'jusqu’au',
    'adresse vérifiée avant',
    'par l’équipe',
    'par',
    'propriétaire de l’adresse',
    'raison',
    'candidatures',
    'programme',
    'statut',
    'lecture par',
    'personnes qui lisent',
    'format',
    'module',
    'code',
    'mot de passe',
    'lien',
    'invitation',
    'lettre de recommandation',
    'oui',
    'non',
  ],
];

export default words;
