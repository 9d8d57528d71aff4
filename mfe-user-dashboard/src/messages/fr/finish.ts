/* Written by `npm run messages` from messages/*.json: change those, not this file. */

import type { Piece } from '@portal/ui/language';

const words: Piece = [
  121,
  [
    <T>({ reference, look }: { reference: string | number; look: (words: string) => T }) => [
      `${reference}. Vos informations personnelles, vos études et vos langues y sont déjà. `,
      look('Les relire'),
    ],
    'Envoi...',
    'Envoyer la candidature',
    'Rien de ce que vous avez écrit n’est perdu.',
    'Cette candidature continue là où elle a été commencée.',
    'Continuer',
    'Les deux copies ont été réunies.',
    'Relisez vos réponses, puis envoyez de nouveau.',
    'Des réponses sont à corriger',
    'L’envoi a échoué',
    ({ title, reasons }: { title: string | number; reasons: string | number }) => `${title} : ${reasons}`,
    'Candidature envoyée !',
    'Votre candidature est arrivée',
    'Nous vous avons envoyé un e‑mail qui le confirme.',
    'Votre candidature',
    'Référence',
    'Programme',
    'Reçue',
    'La suite',
    'Envoyée',
    'Notre équipe lit votre candidature. Cela peut prendre plusieurs semaines.',
    'Vous recevez notre réponse par e‑mail, et sous « Nos messages ».',
    'Vous pouvez revoir à tout moment ce que vous avez envoyé.',
    'Votre copie',
    'Gardez ce que vous nous avez envoyé. Vous le trouvez aussi plus tard à côté de la candidature.',
    'Documents',
    'Vous pouvez ajouter ces documents avant l’envoi ; aucun n’est obligatoire. Après l’envoi, aucun document ne peut être ajouté ni changé.',
    'Pas ajouté',
    'Envoyer un document',
  ],
];

export default words;
