/* Written by `npm run messages` from messages/*.json: change those, not this file. */

import type { Piece } from '@portal/ui/language';

const words: Piece = [
  216,
  [
    'À propos de vous',
    'Votre nom n’a pas été enregistré',
    'Nom',
    'Les personnes candidates le voient sous vos messages.',
    'Enregistrer le nom',
    'Rôle',
    'Réessayer',
    'Chargement de votre profil',
    'Choisissez votre propre mot de passe, s’il vous plaît',
    'Votre mot de passe actuel a été créé pour vous. Changez‑le plus bas.',
    'Les données du profil n’ont pas pu être chargées.',
    'Profil introuvable',
    'Des réponses ne vont pas : vérifiez le formulaire.',
    'Le mot de passe est changé.',
    'Votre nom est enregistré.',
    'Votre nom n’a pas pu être enregistré. Réessayez.',
  ],
];

export default words;
