/* Written by `npm run messages` from messages/*.json: change those, not this file. */

const sentences: Readonly<Record<string, string>> = {
  'Password must be at least {minimum} characters long':
    'Pásswördörd mústst bëë átt lëástst {minimum} cháráctërstërs löngng',
  'Password must be at most {maximum} characters long':
    'Pásswördörd mústst bëë átt möstst {maximum} cháráctërstërs löngng',
  'Password must contain at least one lowercase letter':
    'Pásswördörd mústst cöntáínáín átt lëástst önëë löwërcásëásë lëttërër',
  'Password must contain at least one uppercase letter':
    'Pásswördörd mústst cöntáínáín átt lëástst önëë úppërcásëásë lëttërër',
  'Password must contain at least one number': 'Pásswördörd mústst cöntáínáín átt lëástst önëë númbërër',
  'New password is required': 'Nëww pásswördörd íss rëqúírëdrëd',
  'Please confirm your new password': 'Plëásësë cönfírmírm yöúrúr nëww pásswördörd',
  'Passwords do not match': 'Pásswördsrds döö nött mátchch',
  'Choose a password that differs from your current one':
    'Chöösësë áá pásswördörd thátát díffërsërs frömöm yöúrúr cúrrëntënt önëë',
  'At least 8 characters with a lowercase letter, an uppercase letter and a number.':
    'Átt lëástst 8 cháráctërstërs wíthth áá löwërcásëásë lëttërër, ánn úppërcásëásë lëttërër ándd áá númbërër.',
  'Current password is required': 'Cúrrëntënt pásswördörd íss rëqúírëdrëd',
  'Login failed. Please check your details and try again.':
    'Lögínín fáílëdëd. Plëásësë chëckck yöúrúr dëtáílsíls ándd tryy ágáínín.',
  'We have sent a code to your email address. Enter it to continue.':
    'Wëë hávëvë sëntnt áá cödëdë töö yöúrúr ëmáílíl áddrëssëss. Ëntërër ítt töö cöntínúënúë.',
  'That code is not right. Check the newest email from us.':
    'Thátát cödëdë íss nött ríghtht. Chëckck thëë nëwëstst ëmáílíl frömöm úss.',
  'That code is no longer valid. We have sent a new one.':
    'Thátát cödëdë íss nöö löngërër válídíd. Wëë hávëvë sëntnt áá nëww önëë.',
  'That code is no longer valid. Please ask for a new one.':
    'Thátát cödëdë íss nöö löngërër válídíd. Plëásësë áskk förr áá nëww önëë.',
  'Many wrong details have come from this network. Please reload this page and try again.':
    'Mányny wröngng dëtáílsíls hávëvë cömëmë frömöm thísís nëtwörkörk. Plëásësë rëlöádád thísís págëgë ándd tryy ágáínín.',
  'Somebody has just started with these details. Please try again.':
    'Sömëbödyödy háss jústst stártëdtëd wíthth thësësë dëtáílsíls. Plëásësë tryy ágáínín.',
  'This is already your email address.': 'Thísís íss álrëádyády yöúrúr ëmáílíl áddrëssëss.',
  'There is already an account with this address. Sign in there with its password, or enter another address here.':
    'Thërërë íss álrëádyády ánn áccöúntúnt wíthth thísís áddrëssëss. Sígngn ínn thërërë wíthth ítss pásswördörd, örr ëntërër ánöthërhër áddrëssëss hërërë.',
  'There is an application with this email address and phone number already. Please check the number.':
    'Thërërë íss ánn ápplícátíöntíön wíthth thísís ëmáílíl áddrëssëss ándd phönënë númbërër álrëádyády. Plëásësë chëckck thëë númbërër.',
  'For your safety, you can correct this only on the device where you started. Please continue there, or write to us.':
    'Förr yöúrúr sáfëtyty, yöúú cánn cörrëctëct thísís önlyly önn thëë dëvícëcë whërërë yöúú stártëdtëd. Plëásësë cöntínúënúë thërërë, örr wrítëtë töö úss.',
  'The applicant has confirmed this email address, so only they can change it. Please write to them, or call them.':
    'Thëë ápplícántánt háss cönfírmëdmëd thísís ëmáílíl áddrëssëss, söö önlyly thëyëy cánn chángëgë ítt. Plëásësë wrítëtë töö thëmëm, örr cállll thëmëm.',
  'This email address belongs to another account already.':
    'Thísís ëmáílíl áddrëssëss bëlöngsngs töö ánöthërhër áccöúntúnt álrëádyády.',
};

export default sentences;
