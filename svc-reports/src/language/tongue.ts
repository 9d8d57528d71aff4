import { tonguesOf } from '@portal/service-kit/language';
import { sentences } from '../spoken';

/** How a paper speaks in a language. */
export const tongueOf = tonguesOf(sentences);
