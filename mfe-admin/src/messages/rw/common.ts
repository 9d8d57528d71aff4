/* Written by `npm run messages` from messages/*.json: change those, not this file. */

import type { Piece } from '@portal/ui/language';

const words: Piece = [
  66,
  [
    'Ntibyashobotse. Ongera ugerageze.',
    'Ikosa: ',
    'Guhera ku itariki',
    'Kugeza ku itariki',
    'Reka',
    'Ntibyakozwe',
    'Ongera ugerageze',
    'Andika amazina yose',
    ({ most }: { most: string | number }) => `Izina ntirirenza inyuguti ${most}`,
    'Itariki yo gutangira ntishobora kuba nyuma y’iyo kurangiza',
    'Hategerejwe imirongo ya mbere...',
    'KB',
    'MB',
    ({ amount, unit }: { amount: string | number; unit: string | number }) => `${amount} ${unit} byageze`,
    'Usuzuma ubusabe',
    'Asoma ubusabe bwose, afata ibyemezo, yandikira abasaba kandi akora raporo.',
    'Umuyobozi w’urubuga',
    'Ibyo usuzuma ubusabe akora byose, kandi: akosora ubusabe, asubiza ibyasabwe, afungura akanafunga urubuga, yita kuri konti z’abakozi.',
    'umuyobozi w’urubuga',
    'usuzuma ubusabe',
    'Igenamiterere ry’urubuga',
    'Kwinjira byanze: igihe cyo kuba winjiye cyarangiye. Ongera winjire.',
    'Igihe cyo kuba winjiye cyarangiye. Ongera winjire.',
    ({ change, since }: { change: string | number; since: string | number }) => `${change}% kuva ${since}`,
    ({ what }: { what: string | number }) => `Byakoporowe: ${what}`,
    ({ what }: { what: string | number }) => `Hitamo ukoporore: ${what}`,
    ({ what }: { what: string | number }) => `Koporora: ${what}`,
    'Nayibitse',
    'Habaye ikibazo. Ongera ugerageze.',
    'Inshingano zihariye',
    ({ role }: { role: string | number }) => `umukozi ufite inshingano ${role}`,
  ],
];

export default words;
