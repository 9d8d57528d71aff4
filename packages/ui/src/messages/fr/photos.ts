/* Written by `npm run messages` from messages/*.json: change those, not this file. */

import type { Piece } from '../../language/catalogue';

const words: Piece = [
  114,
  [
    'Photos du papier',
    'Posez le papier à plat, dans une bonne lumière, et photographiez chaque page d’en haut. Les pages deviennent un seul PDF.',
    'Prendre une photo',
    'Choisir des photos',
    'Ajouter d’autres photos',
    'Prendre une autre photo',
    'Pages',
    ({ number, of }: { number: string | number; of: string | number }) => `Page ${number} sur ${of}`,
    'Tourner',
    'Recadrer',
    'Monter',
    'Descendre',
    'Retirer',
    ({ number }: { number: string | number }) => `Recadrer la page ${number}`,
    'Déplacez un bord jusqu’à ce qu’il ne reste que le papier.',
    'Bord du haut',
    'Bord du bas',
    'Bord gauche',
    'Bord droit',
    'Terminé',
    'Montrer toute la photo',
    'Annuler',
    'Utiliser ces pages',
    'Création du PDF...',
    'Ouverture des photos...',
    ({ number }: { number: string | number }) => `La page ${number} est tournée`,
    ({ number }: { number: string | number }) => `C’est maintenant la page ${number}`,
    ({ number }: { number: string | number }) => `La page ${number} est retirée`,
    ({ count }: { count: number }) =>
      `${count < 2 ? `${count} page est ajoutée` : `${count} pages sont ajoutées`}`,
    ({ name }: { name: string | number }) =>
      `${name} est d’un format (HEIC) que ce navigateur ne peut pas ouvrir. Dans les réglages de votre appareil photo, choisissez « Le plus compatible » (JPEG), ou faites une capture d’écran de la photo et choisissez‑la.`,
    ({ name }: { name: string | number }) =>
      `${name} n’a pas pu être ouvert comme photo. Choisissez un fichier JPEG ou PNG.`,
    ({ most }: { most: string | number }) =>
      `Un document peut avoir ${most} pages ici. Les autres n’ont pas été ajoutées.`,
    'Ces pages sont trop lourdes ensemble. Recadrez-les ou retirez une page.',
    'Le PDF n’a pas pu être créé sur cet appareil. Retirez une page et réessayez.',
    ' ou ',
  ],
];

export default words;
