export { type DialCountry, dialCountries, mainCountry } from './countries';
export { PhoneField, type PhoneFieldProps, type PhoneValue } from './phone-field';
export { typedPhone } from './typed-phone';
