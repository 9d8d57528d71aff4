declare module 'undici/lib/dispatcher/dispatcher.js' {
  export default class Dispatcher {}
}
declare module 'undici/lib/dispatcher/agent.js' {
  export { Agent as default } from 'undici';
}
declare module 'undici/lib/dispatcher/pool.js' {
  export { Pool as default } from 'undici';
}
declare module 'undici/lib/api/index.js' {
  const api: Record<string, (...given: unknown[]) => unknown>;
  export default api;
}
