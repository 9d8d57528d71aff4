import Joi from 'joi';

export const endedAnswer = Joi.object({
  ended: Joi.number().integer().required().description('How many sessions were ended'),
});

export const sessionParams = Joi.object<{ id: string }>({
  id: Joi.string().hex().length(32).required(),
});

export const sessionsAnswer = Joi.object({
  sessions: Joi.array()
    .items(
      Joi.object({
        id: Joi.string().required(),
        device: Joi.string()
          .allow(null)
          .required()
          .description('The browser and the system, such as Firefox on Windows; null where it is not known'),
        by_password: Joi.boolean()
          .required()
          .description('False for one unsent application, opened by email and phone number'),
        begun_at: Joi.date().iso().required(),
        last_used_at: Joi.date().iso().required(),
        is_this: Joi.boolean().required().description('The session of this request'),
      }),
    )
    .required(),
});
