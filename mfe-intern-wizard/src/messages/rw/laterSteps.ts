/* Written by `npm run messages` from messages/*.json: change those, not this file. */

import type { Piece } from '@portal/ui/language';

const words: Piece = [
  3,
  [
    'Uwo uri we n’uko twakugeraho.',
    'Koresha imeyili usoma kenshi: icyemezo n’ibyo winjirisha ni ho byoherezwa.',
    'Ongera urebe amakuru yawe, utubwire ibyo ukeneye.',
    'Tubwire hakiri kare icyakorohereza akazi. Ntibizigera bikubera inenge.',
    'Wiga he ubu? Ongeramo impamyabumenyi wabonye mbere niba uzifite.',
    'Andika amazina uko ari ku manota yawe: byihutisha isuzuma.',
    'Akazi ko mu buvuzi, ubushakashatsi, ubukorerabushake: ibyo wakoze byose. Nta na kimwe ari itegeko.',
    'Ubunararibonye ni bwiza ariko si itegeko. Umurongo umwe mugufi kuri buri kimwe urahagije.',
    'Ibigushishikaje, n’impamvu ushaka kuza.',
    'Andika uko uvuga. Tureba impamvu zawe, si ururimi rutunganye.',
    'Indimi uvuga, n’ibindi uzi gukora neza.',
    'Abarwayi bavuga indimi nyinshi. Ongeraho n’ururimi uzi buhoro.',
    'Igihe wazira, n’amasaha waboneka mu cyumweru.',
    'Ibihe birahinduka. Intambwe ebyiri zikurikira zikeneye ibaruwa kuri buri imwe: PDF cyangwa amafoto yayo.',
    'Umwarimu cyangwa ugukurikirana uzi amasomo yawe.',
    'Nta baruwa ufite? Yisabe ubu. Ushobora gusohoka ukazagaruka kuri iyi ntambwe: ibisubizo byawe birabikwa.',
    'Umuntu utari uwo mu muryango wawe ushobora kuvuga imyitwarire yawe.',
    'Umukoresha wawe cyangwa umuyobozi w’aho utuye ni amahitamo meza. Nta baruwa ufite? Ushobora kuzagaruka kuri iyi ntambwe. Ikurikira ikeneye inyandiko zawe.',
    'CV yawe, ibaruwa isaba, amanota n’icyemezo cy’uko utakatiwe n’inkiko.',
    'Gufotora na telefone biremewe, niba buri jambo risomeka. Sinya CV yawe mbere yo kuyifotora.',
    'Genzura ibisubizo byawe mbere yo kubyohereza.',
    'Nyuma yo kohereza nta gihinduka. Fata umwanya urebe buri gice.',
  ],
];

export default words;
