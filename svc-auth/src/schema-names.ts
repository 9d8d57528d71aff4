/** Names for schemas that several calls use: the OpenAPI document then contains each one once. See `SchemaNames`. */
export const schemaNames = {
  Refusal: 'signIn 403',
  Codes: 'signIn 403 codes',
  GuessesSpent: 'signIn 429',
  FactorRequired: 'signIn 401',
  Self: 'getSelf 200',
  Session: 'signIn 200',
  SessionUser: 'signIn 200 user',
  Person: 'correctEmail 200 person',
  StaffMember: 'listStaff 200 staff.*',
  AccessToken: 'listAccessTokens 200 tokens.*',
  Passkeys: 'listPasskeys 200',
  AccountMailTemplate: 'getAccountMailTemplate 200',
} as const;
