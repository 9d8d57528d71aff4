/* Written by `npm run messages` from messages/*.json: change those, not this file. */

import type { Piece } from '@portal/ui/language';

const words: Piece = [
  276,
  [
    'Binafsi',
    'Elimu',
    'Mambo ya kuvutiwa',
    'Lugha',
    'Upatikanaji',
    'Wadhamini',
    'Uzoefu',
    'Hati',
    'Ulemavu',
    'Taasisi',
    'Mpango wa safari',
    'Hati',
    'Faili mpya inachukua nafasi ya ile ya aina yake. Hutumwa unapohifadhi mabadiliko yako.',
    'Nyingine',
    'Hivi ndivyo mwombaji anavyoingia, kwa hiyo haiwezi kubadilishwa.',
    'Mdhamini wa kitaaluma',
    'Mdhamini wa jamii',
    'Barua ya kitaaluma',
    'Barua ya jamii',
    'Unatoka wapi',
    'Kusudi la ziara',
    'Chagua kusudi',
  ],
];

export default words;
