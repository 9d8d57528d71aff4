/* Written by `npm run messages` from messages/*.json: change those, not this file. */

import type { Piece } from '@portal/ui/language';

const words: Piece = [
  2005,
  [
    ({ count }: { count: number }) =>
      `${count < 2 ? `1 numéro de téléphone à vérifier` : `${count} numéros de téléphone à vérifier`}`,
    'On ne peut pas les appeler tels qu’ils sont enregistrés. Rien n’a été modifié : demandez à la personne, puis corrigez le numéro dans la candidature.',
    ({ phone }: { phone: string | number }) => `(probablement ${phone})`,
    'Candidatures plus anciennes',
    'candidat',
    'personne de référence',
    'contact en cas d’urgence',
  ],
];

export default words;
