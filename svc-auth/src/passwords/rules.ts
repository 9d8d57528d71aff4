export {
  brokenPasswordRules,
  minimumPasswordLength,
  passwordRules,
} from '@portal/contract-svc-auth-v1/password-rules';
