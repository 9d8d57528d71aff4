import { whenMissing } from '@portal/service-kit/messages';
import type { AuthenticationResponseJSON, RegistrationResponseJSON } from '@simplewebauthn/server';
import Joi from 'joi';
import { message } from '../platform/messages';

const part = () => Joi.string().max(20_000);

/** The browser's answer to the options, in the form of the standard (PublicKeyCredential.toJSON). */
const credential = {
  id: Joi.string().max(1500).required(),
  rawId: Joi.string().max(1500).required(),
  type: Joi.string().valid('public-key').required(),
  authenticatorAttachment: Joi.string().max(40).allow(null),
  clientExtensionResults: Joi.object().unknown().required(),
};

export const passkeyAnswer = Joi.object<AuthenticationResponseJSON>({
  ...credential,
  response: Joi.object({
    clientDataJSON: part().required(),
    authenticatorData: part().required(),
    signature: part().required(),
    userHandle: part().allow(null, ''),
  }).required(),
});

export interface NewPasskeyBody {
  name: string;
  response: RegistrationResponseJSON;
}

export const newPasskeyBody = Joi.object<NewPasskeyBody>({
  name: Joi.string()
    .trim()
    .max(60)
    .required()
    .messages(whenMissing(message('passkeyName'))),
  response: Joi.object({
    ...credential,
    response: Joi.object({
      clientDataJSON: part().required(),
      attestationObject: part().required(),
      authenticatorData: part(),
      transports: Joi.array().items(Joi.string().max(20)).max(8),
      publicKeyAlgorithm: Joi.number().integer(),
      publicKey: part(),
    }).required(),
  }).required(),
});

export const passkeyParams = Joi.object<{ id: number }>({
  id: Joi.number().integer().positive().max(2_147_483_647).required(),
});

/** The options for the browser, in the form of the standard. */
export const optionsAnswer = () => Joi.object().unknown().description('For navigator.credentials');

export const passkeysAnswer = Joi.object({
  available: Joi.boolean()
    .required()
    .description('Whether browsers keep passkeys for the address of this portal'),
  passkeys: Joi.array()
    .items(
      Joi.object({
        id: Joi.number().integer().required(),
        name: Joi.string().required(),
        created_at: Joi.date().iso().required(),
        last_used_at: Joi.date().iso().allow(null).required(),
      }),
    )
    .required(),
});
