// Each story begins in a window of a desk: one that failed on a phone must not take those after it along.
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
