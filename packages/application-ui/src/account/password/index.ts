export { ChangePasswordCard, type ChangePasswordCardProps } from './change-password-card';
export { NewPasswordFields } from './fields';
export { fieldsOf } from './refusal';
export {
  type PasswordForm,
  type PasswordFormOptions,
  type PasswordProblems,
  type RefusedPassword,
  type TypedPasswords,
  usePasswordForm,
} from './use-password-form';
