import { tonguesOf } from '@portal/service-kit/language';
import { sentences } from '../spoken';

/** How somebody is written to, by the language that was kept for them. */
export const tongueOf = tonguesOf(sentences);
