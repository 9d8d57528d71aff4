import * as frameWords from '../../messages/frame';
import * as t from '../../messages/profile';
export const profileMessages = {
  get title() {
    return frameWords.myProfile();
  },
  get loadFailed() {
    return t.profileFailed();
  },
  get notFound() {
    return t.profileMissing();
  },
  get check() {
    return t.checkForm();
  },
  get passwordChanged() {
    return t.passwordChanged();
  },
  get nameSaved() {
    return t.nameSaved();
  },
  get nameFailed() {
    return t.nameFailed();
  },
} as const;
