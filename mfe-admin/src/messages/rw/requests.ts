/* Written by `npm run messages` from messages/*.json: change those, not this file. */

import type { Piece } from '@portal/ui/language';

const words: Piece = [
  1515,
  [
    'Mugenzi wawe yamaze gufata icyemezo',
    'Funga',
    'Impamvu',
    'Ibitekerezo',
    'Usaba asoma ibi.',
    ({ name, programme }: { name: string | number; programme: string | number }) =>
      `${name} ahabwa ubusabe bushya (${programme}) butarangiye, burimo umwirondoro, amashuri n’indimi bye. Abwuzuriza ku rupapuro rwe akabwohereza ubwe.`,
    ({ email }: { email: string | number }) => `${email} abona imeyili ko bwateguwe.`,
    ({ name, programme }: { name: string | number; programme: string | number }) =>
      `${name} ntahabwa ubundi busabe (${programme}). Nta kindi gihinduka.`,
    ({ email }: { email: string | number }) =>
      `${email} abona imeyili irimo impamvu; iri no ku rupapuro rwe.`,
    'Iki cyifuzo cyamaze gufatwaho icyemezo',
    ({ by }: { by: string | number }) => ` na ${by}`,
    'Ibyo wanditse ntibyoherejwe:',
    'Ibyasabwe',
    'Abasaba bifuza kongera gusaba',
    'Imiterere',
    'Byose',
    'Ibyifuzo birafunguka',
    'Byose hamwe',
    'Bitegereje',
    'Byemewe',
    'Byanzwe',
    ({ length, all, listed }: { length: string | number; all: string | number; listed: string | number }) =>
      `Herekanwa ${length} kuri ${all}: bitarenze ${listed} bya buri miterere.`,
    'Nta cyifuzo kirahaba',
    'Nyuma y’umwaka asabye, usaba ashobora kwifuza ubundi busabe. Icyifuzo kigaragara hano.',
    'Hitamo indi miterere kugira ngo ubone ibindi.',
    ({ programme, createdAt }: { programme: string | number; createdAt: string | number }) =>
      `${programme}, byasabwe ku wa ${createdAt}`,
    'Imeyili',
    'Ibitekerezo by’abakozi',
    'Byafatiwe icyemezo',
    <T>({ hidden, name }: { hidden: (words: string) => T; name: string | number }) => [
      'Reba ubusabe bwa mbere',
      hidden(` bwa ${name}`),
    ],
    <T>({ hidden, name }: { hidden: (words: string) => T; name: string | number }) => [
      'Reba ubusabe bushya',
      hidden(` bwa ${name}`),
    ],
    <T>({ hidden, applicantName }: { hidden: (words: string) => T; applicantName: string | number }) => [
      'Anga',
      hidden(` icyifuzo cya ${applicantName}`),
    ],
    <T>({ hidden, applicantName }: { hidden: (words: string) => T; applicantName: string | number }) => [
      'Emera',
      hidden(` icyifuzo cya ${applicantName}`),
    ],
    ({ notes }: { notes: string | number }) => `Ibitekerezo ntibirenza inyuguti ${notes}`,
    ({ notes }: { notes: string | number }) => `Impamvu ntirenza inyuguti ${notes}`,
    'Ibyifuzo ntibyashoboye kuboneka',
    'Emera',
    'Kwemera iki cyifuzo?',
    'Icyifuzo nticyashoboye kwemerwa',
    'Icyifuzo cyemewe. Usaba afite ubusabe bushya butarangiye kandi abona imeyili.',
    'Anga',
    'Kwanga iki cyifuzo?',
    'Icyifuzo nticyashoboye kwangwa',
    'Icyifuzo cyanzwe. Usaba abona imeyili.',
    'Nta cyifuzo gitegereje',
    'Nta cyifuzo cyemewe',
    'Nta cyifuzo cyanzwe',
  ],
];

export default words;
