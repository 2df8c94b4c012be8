const FIELDS = [
  HTMLButtonElement,
  HTMLInputElement,
  HTMLMeterElement,
  HTMLOutputElement,
  HTMLProgressElement,
  HTMLSelectElement,
  HTMLTextAreaElement,
];

/**
 * happy-dom searches the whole document for the labels of each field, and `ByLabelText` asks for those of all fields:
 * half of the time of tests of large forms. This finds all labels at once.
 */
export function findLabelsQuickly(): void {
  for (const { prototype } of FIELDS)
    Object.defineProperty(prototype, 'labels', {
      configurable: true,
      get(this: HTMLElement) {
        return labelsOf(this);
      },
    });
}

function labelsOf(field: HTMLElement): Element[] {
  const labels = [...document.querySelectorAll('label')];
  const around = ancestorsOf(field).find(({ tagName }) => tagName === 'LABEL');
  return labels.filter((label) => label === around || (field.id !== '' && label.htmlFor === field.id));
}

function ancestorsOf({ parentElement }: Element): Element[] {
  return parentElement ? [parentElement, ...ancestorsOf(parentElement)] : [];
}
