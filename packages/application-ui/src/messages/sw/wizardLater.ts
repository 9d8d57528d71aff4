/* Written by `npm run messages` from messages/*.json: change those, not this file. */

import type { Piece } from '@portal/ui/language';

const words: Piece = [
  19,
  [
    'Inahifadhi...',
    'Maendeleo Yamehifadhiwa',
    'Haikuweza Kuhifadhi, Kosa Limetokea',
    'Kuna hitilafu imetokea',
    'Kosa lisilotarajiwa limetokea.',
    'Imeshindwa kuhifadhi hati.',
    'Umeingia!',
    'Taarifa zako binafsi zimerejeshwa. Tafadhali endelea na kuingia.',
    'Imeshindwa kufungua hati. Tafadhali jaribu tena.',
    'Tazama Faili Iliyotangulia',
    'Weka barua pepe na namba ya simu ulizoanza nazo.',
    'Hakuna kilichopotea: unarudi kwenye hatua ulipoishia, kwenye kifaa chochote.',
    'Kifaa hiki ni kipya kwetu, kwa hiyo tunahakikisha kwamba ni wewe.',
    'Angalia folda yako ya barua taka kama barua pepe haiji. Ulichoandika kinabaki hapa wakati huo.',
    'Umesahau nenosiri lako? Omba jipya mahali unapoingia.',
    'Wasilisha Ombi',
    'Ingia tena ili uendelee',
    'Muda wako wa kuingia umeisha. Weka barua pepe na namba yako ya simu hapa: hatua hii iko kama ulivyoiacha.',
    'Hakuna ulichoandika kilichopotea.',
  ],
];

export default words;
