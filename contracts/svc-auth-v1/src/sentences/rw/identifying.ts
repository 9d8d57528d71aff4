/* Written by `npm run messages` from messages/*.json: change those, not this file. */

const sentences: Readonly<Record<string, string>> = {
  'Login failed. Please check your details and try again.':
    'Kwinjira byanze. Reba ibyo wanditse neza, wongere ugerageze.',
  'We have sent a code to your email address. Enter it to continue.':
    'Twohereje kode kuri imeyili yawe. Yandike kugira ngo ukomeze.',
  'That code is not right. Check the newest email from us.': 'Iyo kode si yo. Reba imeyili yacu iheruka.',
  'That code is no longer valid. We have sent a new one.': 'Iyo kode ntigikora. Twohereje indi nshya.',
  'That code is no longer valid. Please ask for a new one.': 'Iyo kode ntigikora. Saba indi nshya.',
  'Many wrong details have come from this network. Please reload this page and try again.':
    'Amakuru menshi atari yo yavuye kuri uyu muyoboro. Ongera ufungure iyi paji maze ugerageze.',
  'Somebody has just started with these details. Please try again.':
    'Hari umaze gutangira akoresheje aya makuru. Ongera ugerageze.',
  'This is already your email address.': 'Iyi isanzwe ari imeyili yawe.',
  'There is already an account with this address. Sign in there with its password, or enter another address here.':
    'Iyi imeyili isanzwe ifite konti. Injira ukoresheje ijambo ryayo ry’ibanga, cyangwa wandike indi hano.',
  'There is an application with this email address and phone number already. Please check the number.':
    'Hasanzwe hari ubusabe bufite iyi imeyili n’iyi nimero ya telefone. Genzura nimero.',
  'For your safety, you can correct this only on the device where you started. Please continue there, or write to us.':
    'Ku mutekano wawe, ibi bikosorerwa gusa ku gikoresho watangiriyeho. Komereza kuri cyo, cyangwa utwandikire.',
  'The applicant has confirmed this email address, so only they can change it. Please write to them, or call them.':
    'Usaba yemeje iyi imeyili; ni we wenyine ushobora kuyihindura. Mwandikire, cyangwa umuhamagare.',
  'This email address belongs to another account already.': 'Iyi imeyili isanzwe ari iy’indi konti.',
};

export default sentences;
