import { type MessagesByEnglish, messagesByEnglish } from '@portal/contract-language-v1';
import type english from './sentences/en';

type English = (typeof english)[keyof typeof english];

/** The messages of this contract, by their English. */
export const message: MessagesByEnglish<English> = /* @__PURE__ */ messagesByEnglish<English>();
