/* Written by `npm run messages` from messages/*.json: change those, not this file. */

import type { Piece } from '@portal/ui/language';

const words: Piece = [
  17,
  [
    ({ message }: { message: string | number }) => `Kosa la uhakiki: ${message}`,
    'Data si sahihi',
    'Imeshindwa kuhifadhi maendeleo',
    'Uthibitisho umeisha muda. Tafadhali rudi hatua ya 2 na ujithibitishe tena.',
    ({ step }: { step: string | number }) => `Karibu tena! Unaendelea kutoka hatua ya ${step}.`,
    'Maendeleo ya ombi lililotangulia yamepakiwa!',
    'Kuna hitilafu katika kuingia',
    'Uthibitishaji umeshindwa. Tafadhali angalia taarifa zako na ujaribu tena.',
    'Ombi lako limeshawasilishwa.',
    'Tokeni ya uthibitisho haikupatikana. Tafadhali rudi hatua ya 2 na ujithibitishe tena.',
    'Uthibitisho au maelezo ya mwombaji hayapo. Tafadhali rudi hatua ya 2 na ukamilishe taarifa zako.',
    'Hakuna namba ya ombi iliyopatikana. Tafadhali rudi hatua ya 2 na ukamilishe uthibitishaji tena.',
  ],
];

export default words;
