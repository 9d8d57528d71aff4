/* Written by `npm run messages` from messages/*.json: change those, not this file. */

import { messages } from './catalogue';

export const [currentPassword, newPassword, confirmPassword] = /* @__PURE__ */ messages(323, [
  'Current password',
  'New password',
  'Confirm new password',
]);
