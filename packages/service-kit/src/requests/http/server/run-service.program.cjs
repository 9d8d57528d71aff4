// Started by run-service.test.ts.
const { createLogger } = require('../../../base/logging/index.ts');
const { createApp, defineCall, runService } = require('../index.ts');
const Joi = require('joi');

const slow = defineCall({
  id: 'slow',
  method: 'get',
  path: '/slow',
  summary: 'Takes its time',
  auth: 'public',
  answers: { 200: Joi.object() },
  handle: async (ctx) => {
    const finish = new Promise((resolve) => process.once('message', resolve));
    process.send({ begun: true });
    await finish;
    ctx.body = { done: true };
  },
});

const logger = createLogger({ name: 'slow' });
const app = createApp({ name: 'slow', version: '1', calls: [slow], logger });
const onStop = async () => logger.info('closed');
runService({ name: 'slow service', app, port: 0, host: '127.0.0.1', logger, onStop });
