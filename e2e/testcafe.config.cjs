// Each story begins in a desktop window: a story that failed on a phone must not affect the next.
module.exports = {
  hooks: {
    test: {
      before: async (t) => {
        await global.portalWatch?.(t);
        await t.resizeWindow(1280, 900);
      },
    },
  },
};
