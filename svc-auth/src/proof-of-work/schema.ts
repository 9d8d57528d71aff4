import Joi from 'joi';
import { errorAnswer } from '../error-answer';

export const proofOfWork = Joi.string()
  .max(4000)
  .description(
    'Asked for by 429 with `challenge`: base64 of the JSON `{"challenge": …, "solution": {"counter", "derivedKey"}}`. `counter` is the least whole number from 0 for which SHA-256 over the bytes of `salt`, of `nonce` (both hexadecimal) and of the number as four bytes, the highest first, begins with `keyPrefix`; `derivedKey` is that hash in hexadecimal. Counts once, for five minutes, in the network that was asked',
  );

const text = () => Joi.string().required();

/** In the form of altcha.org, for which there are solvers in many languages. */
const challenge = Joi.object({
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
});

/** 429: an account that has failed too often, or with `challenge` a network. */
export const slowedAnswer = errorAnswer.keys({
  challenge: challenge.description(
    'Where too many wrong details came from this network: send the call again with its solution as `proof_of_work`',
  ),
});
