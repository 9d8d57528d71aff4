import countries from '@portal/contract-language-v1/countries/rw';
import type { Names } from '../names';
import withDates from './rw-dates';

const names: Names = { ...withDates, countries };

export default names;
