/* Written by `npm run messages` from messages/*.json: change those, not this file. */

import type { Piece } from '@portal/ui/language';

const words: Piece = [
  3,
  [
    'Uwo uri we, aho uturuka n’uko twakugeraho.',
    'Ifoto ya paji ya pasiporo irahagije, niba buri jambo risomeka. Ntuyifite hafi? Ushobora kuzagaruka kuri iyi ntambwe.',
    'Ibyo wize, n’indimi uvuga.',
    'Vuga amashuri makuru kurusha ayandi wize. Ushobora kongeraho ibyemezo mu magambo yawe.',
    'Ibyo wifuza kubona no kwiga.',
    'Uko intego yawe isobanutse, ni ko dutegura neza abo muzahura.',
    'Igihe wifuza kuzira, n’uko uzagenda.',
    'Ntugire icyo wishyura mbere y’igisubizo. Intambwe ikurikira ikeneye CV yawe isinye: PDF cyangwa amafoto yayo.',
    'CV yawe cyangwa amateka y’umwuga, n’ibaruwa y’ikigo niba uzanye na cyo.',
    'Sinya CV yawe mbere yo kuyifotora. Gufotora na telefone biremewe, niba buri jambo risomeka.',
    'Ibyo dusaba buri mushyitsi kwemera.',
    'Soma buri nteruro. Niba hari iguteye impungenge, twandikire mbere yo gukomeza.',
    'Genzura ibisubizo byawe mbere yo kubyohereza.',
    'Nyuma yo kohereza nta gihinduka. Fata umwanya urebe buri gice.',
  ],
];

export default words;
