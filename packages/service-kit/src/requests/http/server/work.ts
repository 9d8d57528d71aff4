import Joi from 'joi';

/** The field of a call in which the solution of a challenge is sent. */
export const proofOfWorkField = Joi.string()
  .allow('', null)
  .max(4000)
  .description(
    'Asked for by 429 with `challenge`: base64 of the JSON `{"challenge": …, "solution": {"counter", "derivedKey"}}`. `counter` is the least whole number from 0 for which SHA-256 over the bytes of `salt`, of `nonce` (both hexadecimal) and of the number as four bytes, the highest first, begins with `keyPrefix`; `derivedKey` is that hash in hexadecimal. Counts once, for five minutes, in the network that was asked',
  );

const text = () => Joi.string().required();

/**
 * The challenge that a call answers when too many wrong details came from a network. It has the form of altcha.org, for
 * which solvers exist in many languages.
 */
export const challengeAnswer = Joi.object({
  parameters: Joi.object({
    algorithm: text(),
    nonce: text(),
    salt: text(),
    cost: Joi.number().integer().required(),
    keyLength: Joi.number().integer().required(),
    keyPrefix: text(),
    keySignature: text(),
    expiresAt: Joi.number().integer().required().description('In seconds since 1970'),
    data: Joi.object({ for: text() }).required(),
  }).required(),
  signature: text(),
}).description(
  'Where too many wrong details came from this network: send the call again with its solution as `proof_of_work`',
);
