/* Written by `npm run messages` from messages/*.json: change those, not this file. */

import type { Piece } from '@portal/ui/language';

const words: Piece = [
  772,
  [
    'Mtu yuleyule',
    'Mtu mwingine',
    'Tenganisha',
    'Tendua',
    'Huenda ni mtu yuleyule:',
    ({ count }: { count: number }) =>
      `${count === 1 ? `ombi 1 la mtu mwingine` : `maombi ${count} ya mtu mwingine`}`,
    ({ count }: { count: string | number }) => `Onyesha ${count} zaidi`,
    'Maombi mengine ya mtu huyu hayakuweza kupakiwa',
    'Haikuhifadhiwa. Jaribu tena.',
    'Akaunti ileile',
    'Yameunganishwa kupitia ombi jingine',
    'Yameunganishwa. Hakuna ombi lililobadilika.',
    'Yamewekwa kuwa watu tofauti. Tovuti haitapendekeza tena.',
    'Imetenguliwa.',
    ({ other }: { other: string | number }) => `yaliunganishwa na ${other} kuwa mtu yuleyule`,
    ({ other }: { other: string | number }) => `iliwekwa kuwa mtu tofauti na ${other}`,
    ({ other }: { other: string | number }) => `ulinganisho na ${other} ulitenguliwa`,
  ],
];

export default words;
