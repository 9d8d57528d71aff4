/* Written by `npm run messages` from messages/*.json: change those, not this file. */

import type { Piece } from '@portal/ui/language';

const words: Piece = [
  326,
  [
    'Gusohoka ahandi ntibyakunze. Ongera ugerageze.',
    'Gusohoka ahandi hose?',
    'Hagarika',
    'Sohoka ahandi hose',
    'Ntibyakozwe',
    'Hano uracyinjiye. Ikindi gikoresho cyose kizongera kubaza ijambobanga.',
    'Igikoresho tutazi',
    ' (iki gikoresho)',
    ({ begun }: { begun: string | number }) => `Winjiye ku wa ${begun}`,
    ({ begun, used }: { begun: string | number; used: string | number }) =>
      `Winjiye ku wa ${begun}, biheruka gukoreshwa ku wa ${used}`,
    ({ begun }: { begun: string | number }) => `Ubusabe bwafunguwe ku wa ${begun}`,
    ({ begun, used }: { begun: string | number; used: string | number }) =>
      `Ubusabe bwafunguwe ku wa ${begun}, biheruka gukoreshwa ku wa ${used}`,
    <T>({ hidden, device }: { hidden: (words: string) => T; device: string | number }) => [
      'Yihagarike',
      hidden(`: ${device}`),
    ],
    'Urutonde rw’ibikoresho byawe ntirwabonetse. Ongera ugerageze.',
    'Guhagarika ntibyakunze. Ongera ugerageze.',
    'Byahagaritswe. Icyo gikoresho kizongera kubaza ijambobanga.',
    'Aho winjiye',
    'Ongera ubishake',
    'Turashaka ibikoresho byawe',
    'Hari igikoresho cyatakaye cyangwa kitari icyawe? Gihagarike, cyangwa usohoke ahandi hose uretse hano.',
    'Nta handi wari winjiye.',
    ({ count }: { count: number }) =>
      `${count === 1 ? `Ahandi hamwe wasohowe.` : `Ahandi ${count} wasohowe.`}`,
    ({ browser, system }: { browser: string | number; system: string | number }) =>
      `${browser} kuri ${system}`,
  ],
];

export default words;
