/**
 * The labels of a control, as the HTML standard says. jsdom goes through the whole page for every pair of a label and
 * a control, which in a form with a list of countries is most of the time of `getByLabelText`.
 */
const kinds = ['Button', 'Input', 'Meter', 'Output', 'Progress', 'Select', 'TextArea'];
const selector = kinds.join(',').toLowerCase();

const labelable = (element) => element.matches(selector) && element.type !== 'hidden';

/** The first element with the id that the label is for, or else the first control in it. */
function controlOf(label) {
  const id = label.getAttribute('for');
  if (id === null) return [...label.querySelectorAll(selector)].find(labelable);
  const root = label.getRootNode();
  return root.getElementById ? root.getElementById(id) : root.querySelector(`[id=${JSON.stringify(id)}]`);
}

exports.makeLabelsCheap = (window) => {
  function labels() {
    if (this.type === 'hidden') return null;
    const named = this.id ? this.getRootNode().querySelectorAll(`label[for=${JSON.stringify(this.id)}]`) : [];
    const around = this.closest('label');
    return [...new Set([...named, ...(around ? [around] : [])])].filter((label) => controlOf(label) === this);
  }
  for (const kind of kinds)
    Object.defineProperty(window[`HTML${kind}Element`].prototype, 'labels', {
      configurable: true,
      get: labels,
    });
};
