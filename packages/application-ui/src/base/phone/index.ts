export { ContactPhone } from './contact-phone';
export { OwnPhone } from './own-phone';
export { PhoneNumber } from './phone-number';
