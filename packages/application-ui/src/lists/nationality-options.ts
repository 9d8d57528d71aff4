import { nationalities } from './nationalities';

export const nationalityOptions = nationalities.map((value) => ({ value, label: value }));
