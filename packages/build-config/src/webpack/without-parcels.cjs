/**
 * Removes what single-spa passes to every application besides its own properties: parcels, and all exports of
 * single-spa. The shell's applications use neither, and both cost a kilobyte of the landing page.
 */
const handed = /mountParcel:\w+\.bind\(\w+\),singleSpa:\w+/;
const namespace = 'Object.freeze({__proto__:null,';

module.exports = function withoutParcels(source) {
  if (!handed.test(source) || !source.includes(namespace))
    throw new Error('single-spa is written in another way than without-parcels.cjs knows');
  return source.replace(handed, '').replace(namespace, `/*#__PURE__*/${namespace}`);
};
