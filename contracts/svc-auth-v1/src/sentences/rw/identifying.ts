/* Written by `npm run messages` from messages/*.json: change those, not this file. */

const sentences: Readonly<Record<string, string>> = {
  'Login failed. Please check your details and try again.':
    'Kwinjira byanze. Reba ibyo wanditse neza, wongere ugerageze.',
  'We have sent a code to your email address. Enter it to go on.':
    'Twohereje kode kuri imeyili yawe. Yandike kugira ngo ukomeze.',
  'That code is not right. Check the newest email from us.': 'Iyo kode si yo. Reba imeyili yacu iheruka.',
  'That code is not valid any more. We have sent a new one.': 'Iyo kode ntigikora. Twohereje indi nshya.',
  'That code is not valid any more. Please ask for a new one.': 'Iyo kode ntigikora. Saba indi nshya.',
  'Many wrong details have come from this network. Please reload this page and try again.':
    'Amakuru menshi atari yo yavuye kuri uyu muyoboro. Ongera ufungure iyi paji maze ugerageze.',
  'Somebody has just begun with these details. Please try again.':
    'Hari umaze gutangira akoresheje aya makuru. Ongera ugerageze.',
  'This is your email address already.': 'Iyi isanzwe ari imeyili yawe.',
  'This address has an account already. Sign in there with its password, or write another address here.':
    'Iyi imeyili isanzwe ifite konti. Injira ukoresheje ijambo ryayo ry’ibanga, cyangwa wandike indi hano.',
  'There is an application with this email address and phone number already. Please check the number.':
    'Hasanzwe hari ubusabe bufite iyi imeyili n’iyi nimero ya telefone. Genzura nimero.',
  'For your safety this can be corrected only on the device on which you began. Please go on there, or write to us.':
    'Ku mutekano wawe, ibi bikosorerwa gusa ku gikoresho watangiriyeho. Komereza kuri cyo, cyangwa utwandikire.',
  'The applicant has confirmed this email address, so only they can change it. Please write to them, or call them.':
    'Usaba yemeje iyi imeyili; ni we wenyine ushobora kuyihindura. Mwandikire, cyangwa umuhamagare.',
  'This email address belongs to another account already.': 'Iyi imeyili isanzwe ari iy’indi konti.',
};

export default sentences;
