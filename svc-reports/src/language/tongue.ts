import { tonguesOf } from '@portal/service-kit/language';
import { sentences } from '../spoken';

/** The translator of a document into a language. */
export const tongueOf = tonguesOf(sentences);
