/* Written by `npm run messages` from messages/*.json: change those, not this file. */

import type { Piece } from '@portal/ui/language';

const words: Piece = [
  34,
  [
    'Ubusabe bwawe burafunguka',
    'Nta busabe uratanga',
    'Ntiwemerewe. Reba uruhare rwawe n’ibyo wemerewe.',
    'Nta busabe bwabonetse. Ushobora kuba ugomba kubanza gutangira bumwe.',
    ({ reason }: { reason: string | number }) => `Ikosa rya seriveri: ${reason}. Ongera ugerageze nyuma.`,
    ({ reason }: { reason: string | number }) => `Ubusabe ntibwashoboye gufunguka: ${reason}`,
    'Winjiye mu busabe bumwe gusa. Kugira ngo ubone ubwawe bwose, injira ukoresheje ijambobanga riri muri imeyili yacu.',
    'Nta cyatakaye: ubusabe bwawe burabitswe.',
    'Hitamo gahunda utangire. Ibisubizo byawe bibikwa uko ugenda wandika.',
    'Saba kwimenyereza umwuga',
    'Saba gusura',
    'Indi gahunda yacu',
    'Si ngombwa gutangira bundi bushya: twuzuza amakuru wamaze kuduha.',
    ({ programme }: { programme: string | number }) => `Saba ${programme}`,
  ],
];

export default words;
