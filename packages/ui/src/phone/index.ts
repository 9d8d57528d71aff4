export { type DialCountry, dialCodeOf, dialCountries, mainCountry } from './countries';
export { contactPhone, fullPhone } from './full-phone';
export { PhoneField, type PhoneFieldProps, type PhoneValue } from './phone-field';
export { typedPhone } from './typed-phone';
