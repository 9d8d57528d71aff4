import type { Names } from '../names';

const dates: Names['dates'] = {
  January: 'Mutarama',
  February: 'Gashyantare',
  March: 'Werurwe',
  April: 'Mata',
  May: 'Gicurasi',
  June: 'Kamena',
  July: 'Nyakanga',
  August: 'Kanama',
  September: 'Nzeri',
  October: 'Ukwakira',
  November: 'Ugushyingo',
  December: 'Ukuboza',
  Jan: 'Mut',
  Feb: 'Gas',
  Mar: 'Wer',
  Apr: 'Mata',
  Jun: 'Kam',
  Jul: 'Nya',
  Aug: 'Kan',
  Sept: 'Nze',
  Sep: 'Nze',
  Oct: 'Ukw',
  Nov: 'Ugu',
  Dec: 'Uku',
  Monday: 'Ku wa mbere',
  Tuesday: 'Ku wa kabiri',
  Wednesday: 'Ku wa gatatu',
  Thursday: 'Ku wa kane',
  Friday: 'Ku wa gatanu',
  Saturday: 'Ku wa gatandatu',
  Sunday: 'Ku cyumweru',
  at: 'saa',
};

/** By code and name, between commas: shorter than a list of pairs. Others keep their English names. */
const countries =
  'AD:Andora,AE:Leta Zunze Ubumwe z’Abarabu,AF:Afuganisitani,AG:Antigwa na Barubuda,AL:Alubaniya,AM:Arumeniya,AO:Angola,AR:Arijantine,AT:Otirishiya,AU:Ositaraliya,AZ:Azerubayijani,BA:Bosiniya na Herizegovina,BB:Barubadosi,BD:Bangaladeshi,BE:Ububiligi,BF:Burukina Faso,BG:Buligariya,BH:Bahirayini,BI:U Burundi,BJ:Bene,BN:Buruneyi,BO:Boliviya,BR:Burezili,BS:Bahamasi,BT:Butani,BW:Botsiwana,BY:Belarusi,BZ:Belize,CA:Kanada,CD:Repubulika Iharanira Demokarasi ya Kongo,CF:Repubulika ya Santarafurika,CG:Kongo,CH:Ubusuwisi,CI:Kote Divuwari,CL:Shili,CM:Kameruni,CN:Ubushinwa,CO:Kolombiya,CR:Kosita Rika,CU:Kiba,CV:Kapu Veri,CY:Shipure,CZ:Ceki,DE:Ubudage,DJ:Jibuti,DK:Danimarike,DM:Dominika,DO:Repubulika ya Dominikani,DZ:Alijeriya,EC:Ekwateri,EE:Esitoniya,EG:Misiri,ER:Eritereya,ES:Esipanye,ET:Etiyopiya,FI:Finilande,FJ:Fiji,FM:Mikoroneziya,FR:Ubufaransa,GA:Gabo,GB:Ubwongereza,GD:Gerenada,GE:Jeworujiya,GH:Gana,GM:Gambiya,GN:Gineya,GQ:Gineya Ekwatoriyale,GR:Ubugereki,GT:Gwatemala,GW:Gineya Bisawu,GY:Giyana,HN:Hondurasi,HR:Korowasiya,HT:Hayiti,HU:Hongiriya,ID:Indoneziya,IE:Irilande,IL:Isirayeli,IN:Ubuhinde,IQ:Iraki,IR:Irani,IS:Isilande,IT:Ubutaliyani,JM:Jamayika,JO:Yorudani,JP:Ubuyapani,KE:Kenya,KG:Kirigizisitani,KH:Kamboje,KI:Kiribati,KM:Komore,KN:Mutagatifu Kitsi na Nevisi,KP:Koreya ya Ruguru,KR:Koreya y’Epfo,KW:Koweti,KZ:Kazakisitani,LA:Lawosi,LB:Libani,LC:Mutagatifu Lusiya,LI:Lishitensiteyini,LK:Siri Lanka,LR:Liberiya,LS:Lesoto,LT:Lituwaniya,LU:Lugizamburu,LV:Lativiya,LY:Libiya,MA:Maroke,MC:Monako,MD:Moludova,ME:Montenegoro,MG:Madagasikari,MH:Ibirwa bya Marishali,MK:Masedoniya ya Ruguru,ML:Mali,MM:Miyanimari,MN:Mongoliya,MR:Moritaniya,MT:Malita,MU:Ibirwa bya Morise,MV:Maludive,MW:Malawi,MX:Megizike,MY:Maleziya,MZ:Mozambike,NA:Namibiya,NE:Nijeri,NG:Nijeriya,NI:Nikaragwa,NL:Ubuholandi,NO:Noruveje,NP:Nepali,NR:Nawuru,NZ:Nuveli Zelande,OM:Omani,PA:Panama,PE:Peru,PG:Papuwa Gineya Nshya,PH:Filipine,PK:Pakisitani,PL:Polonye,PS:Palesitina,PT:Porutigali,PW:Palawu,PY:Paragwe,QA:Katari,RO:Rumaniya,RS:Seribiya,RU:Uburusiya,RW:U Rwanda,SA:Arabiya Sawudite,SB:Ibirwa bya Salomo,SC:Seyishele,SD:Sudani,SE:Suwede,SG:Singapuru,SI:Siloveniya,SK:Silovakiya,SL:Siyera Leyone,SM:Mutagatifu Marino,SN:Senegali,SO:Somaliya,SR:Suriname,SS:Sudani y’Epfo,ST:Sawo Tome na Purensipe,SV:Eli Saluvadori,SY:Siriya,SZ:Eswatini,TD:Cadi,TG:Togo,TH:Tayilande,TJ:Tajikisitani,TL:Timoru y’Iburasirazuba,TM:Turukimenisitani,TN:Tuniziya,TO:Tonga,TR:Turukiya,TT:Tirinidadi na Tobago,TV:Tuvalu,TW:Tayiwani,TZ:Tanzaniya,UA:Ukerene,UG:U Bugande,US:Leta Zunze Ubumwe z’Amerika,UY:Irigwe,UZ:Uzubekisitani,VA:Vatikani,VC:Mutagatifu Visenti na Gerenadine,VE:Venezuwela,VN:Viyetinamu,VU:Vanuwatu,WS:Samowa,XK:Kosovo,YE:Yemeni,ZA:Afurika y’Epfo,ZM:Zambiya,ZW:Zimbabwe';

const names: Names = {
  dates,
  countries: Object.fromEntries(countries.split(',').map((pair) => pair.split(':') as [string, string])),
};

export default names;
