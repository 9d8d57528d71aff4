export { type DialCountry, dialCodeOf, dialCountries, mainCountry } from './countries';
export { PhoneField, type PhoneFieldProps, type PhoneValue } from './phone-field';
