/**
 * The labels of a control, by the HTML standard. jsdom searches the whole page for every pair of a label and a control,
 * which in a form with a list of countries takes most of the time of `getByLabelText`.
 */
const controlKinds = ['Button', 'Input', 'Meter', 'Output', 'Progress', 'Select', 'TextArea'];
const selector = controlKinds.join(',').toLowerCase();

const labelable = (element) => element.matches(selector) && element.type !== 'hidden';

/** The first element with the id in the label's `for`, else the first control inside the label. */
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
  for (const kind of controlKinds)
    Object.defineProperty(window[`HTML${kind}Element`].prototype, 'labels', {
      configurable: true,
      get: labels,
    });
};
