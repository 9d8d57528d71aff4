type Names = readonly (readonly [sign: RegExp, name: string])[];

// The order matters: Edge and Opera also call themselves Chrome, Chrome calls itself Safari, an iPad calls itself a
// Mac.
const browsers: Names = [
  [/\bEdg(e|A|iOS)?\//, 'Edge'],
  [/\bOPR\/|\bOpera\b/, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\bFirefox\/|\bFxiOS\//, 'Firefox'],
  [/\bChrom(e|ium)\/|\bCriOS\//, 'Chrome'],
  [/\bSafari\//, 'Safari'],
];

const systems: Names = [
  [/\biPhone\b/, 'iPhone'],
  [/\biPad\b/, 'iPad'],
  [/\bAndroid\b/, 'Android'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bWindows\b/, 'Windows'],
  [/\bMac OS X\b|\bMacintosh\b/, 'Mac'],
  [/\bLinux\b/, 'Linux'],
];

/** Returns browser and system in words, 'Chrome on Android', from a User-Agent header; null when it names neither. */
export function deviceWords(userAgent: string): string | null {
  const named = (names: Names) => names.find(([sign]) => sign.test(userAgent))?.[1];
  const [browser, system] = [named(browsers), named(systems)];
  if (browser && system) return `${browser} on ${system}`;
  return browser ?? system ?? null;
}

export const deviceOf = (request: { get(header: string): string }): string | null =>
  deviceWords(request.get('User-Agent'));
