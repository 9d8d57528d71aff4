/* Written by `npm run messages` from messages/*.json: change those, not this file. */

import type { Piece } from '@portal/ui/language';

const words: Piece = [
  179,
  [
    'Gukoreshwa na bose',
    'Buri wese akwiye gushobora gusaba hano, uko yaba abona kose, yumva kose, akoresha amaboko kose, igikoresho cyangwa internet afite.',
    'Icyo tugamije',
    'Amabwiriza mpuzamahanga yo gukora imbuga zikoreshwa na bose (WCAG) 2.2, inzego A na AA.',
    'Amagambo ni magufi kandi yoroshye, no ku bantu basoma mu rurimi rwa kabiri cyangwa rwa gatatu.',
    'Ibigeragezwa',
    'Buri paji, intambwe, idirishya n’ikosa bisuzumwa na porogaramu axe kuri buri verisiyo, mu mabara yera n’ayijimye. Nta kibazo igomba kubona.',
    'Buri paji irebwa mu bugari butatu, kuva kuri telefone ntoya kugera kuri mudasobwa, kandi ntigomba kunyerera ijya ku ruhande.',
    'Kuri buri bwoko bwa paji, byose bigerwaho hakoreshejwe gusa utubuto two kwandikisha (keyboard), kandi aho ugeze hahora hagaragara.',
    'Izi paji zigeragezwa kandi n’amabara igikoresho gitegeka (itandukaniro rikomeye), nta binyeganyega.',
    'Zigeragezwa kuri 400 %, no mu mwanya munini hagati y’inyuguti, amagambo n’imirongo. Nta jambo rigomba gucika.',
    'Ibyo ukanda bifite nibura pigiseli 24 z’uburebure, naho ibikandwa cyane bikagira 44.',
    'Urupapuro rwa mbere n’intambwe eshatu zibanza byanditswe uko porogaramu isoma ibiri kuri ekara ibivuga. Turabisoma, kandi igeragezwa riranga iyo bihindutse.',
    'Uburebure bw’amagambo n’interuro burabarwa: icyongereza gisaba imyaka y’ishuri itarenze itandatu, igifaransa kiroroshye. Nta tegeko nk’iryo riba ku kinyarwanda.',
    'Aya ni amagerageza akorwa na porogaramu. Ntabona byose umuntu yabona.',
    'Ibitageragezwa',
    'Nta muntu ukoresha buri munsi porogaramu isoma ibiri kuri ekara urabitugeragereza.',
    'Inyandiko abasaba batwoherereza ni izabo: ntidushobora gusezeranya ko zishobora gusomwa mu ijwi.',
    'Ibyo ushobora guhitamo',
    'Urubuga rukurikiza amabara yera cyangwa yijimye, ingano y’inyuguti no kugabanya ibinyeganyega byo ku gikoresho cyawe.',
    'Hari ikidakora kuri wowe? Tubwire, unatubwire igikoresho ukoresha. Ushobora no gusaba mu bundi buryo: tubaze.',
    'Porogaramu Orca isoma ibiri kuri ekara yasomye izo paji muri Firefox. Buri mwanya, itsinda, akabuto n’ihuza bivuga icyo ari cyo.',
    'Ubusabe bwombi bwuzuzwa kuva kuri paji ya mbere kugeza ku ya nyuma muri Chromium, muri Firefox no muri WebKit, ikoreshwa na Safari.',
    'Igeragezwa riheruka rya Orca, Firefox na WebKit ryabaye ku wa 23 Ugushyingo 2026.',
  ],
];

export default words;
