import countries from '@portal/contract-language-v1/countries/rw';
import type { Names } from '../names';
import dates from './rw-dates';

const names: Names = { dates, countries };

export default names;
