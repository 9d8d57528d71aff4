/** The file in which Strapi puts the token for its collection. */
export const tokenFile = 'token.txt';

/**
 * The files of a Strapi project with one collection, `applications`, which is listed and saved with a token of its own.
 */
export const files: Readonly<Record<string, string>> = {
  'package.json': JSON.stringify({
    name: 'bench-strapi',
    private: true,
    dependencies: {
      '@strapi/plugin-users-permissions': '5.54.0',
      '@strapi/strapi': '5.54.0',
      mysql2: '3.24.5',
      react: '18.3.1',
      'react-dom': '18.3.1',
      'react-router-dom': '6.30.3',
      'styled-components': '6.1.19',
    },
  }),
  'config/server.js':
    "module.exports = () => ({ host: '127.0.0.1', port: Number(process.env.PORT), app: { keys: [process.env.SECRET] } });",
  'config/database.js': `module.exports = () => {
    const { hostname: host, port, username: user, password, pathname } = new URL(process.env.DATABASE_URL);
    const connection = { host, port: Number(port), user, password, database: pathname.slice(1) };
    return { connection: { client: 'mysql', connection, pool: { min: 2, max: 10 } } };
  };`,
  'config/admin.js': `module.exports = () => {
    const secret = process.env.SECRET;
    const secrets = { encryptionKey: secret };
    return { serveAdminPanel: false, auth: { secret }, apiToken: { salt: secret }, transfer: { token: { salt: secret } }, secrets };
  };`,
  'config/plugins.js':
    "module.exports = () => ({ 'users-permissions': { config: { jwtSecret: process.env.SECRET } } });",
  'config/middlewares.js':
    "module.exports = ['strapi::errors', 'strapi::security', 'strapi::cors', 'strapi::query', 'strapi::body', 'strapi::session', 'strapi::favicon', 'strapi::public'];",
  'src/index.js': `module.exports = {
    register() {},
    async bootstrap({ strapi }) {
      const tokens = strapi.service('admin::api-token');
      if (await tokens.exists({ name: 'bench' })) return;
      const { accessKey } = await tokens.create({ name: 'bench', description: '', type: 'full-access', lifespan: null });
      require('node:fs').writeFileSync('${tokenFile}', accessKey);
    },
  };`,
  'src/api/application/content-types/application/schema.json': JSON.stringify({
    kind: 'collectionType',
    collectionName: 'applications',
    info: { singularName: 'application', pluralName: 'applications', displayName: 'Application' },
    options: { draftAndPublish: false },
    attributes: {
      applicant_name: { type: 'string' },
      applicant_email: { type: 'string' },
      type: { type: 'string' },
      status: { type: 'string' },
      current_step: { type: 'integer' },
      submitted_at: { type: 'datetime' },
      form_data: { type: 'json' },
    },
  }),
  'src/api/application/controllers/application.js': core('Controller'),
  'src/api/application/services/application.js': core('Service'),
  'src/api/application/routes/application.js': core('Router'),
  'public/uploads/.keep': '',
};

function core(kind: string): string {
  return `module.exports = require('@strapi/strapi').factories.createCore${kind}('api::application.application');`;
}
