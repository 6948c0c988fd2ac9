/** How a language writes what values are made of. */
interface Syntax {
  /** The spaces of a step inwards. */
  readonly step: number;
  readonly printScalar: (value: string | number | boolean | null) => string;
  readonly printKey: (name: string) => string;
}

/** What is between brackets: on one line if it is short, else on a line each. */
export function printItems(
  [open, close]: readonly [string, string],
  items: readonly string[],
  indent: number,
  {step, isShort}: {readonly step: number; readonly isShort: boolean},
): string {
  if (items.length === 0) return `${open}${close}`;
  if (isShort) return `${open}${items.join(', ')}${close}`;
  const lines = items.map((item) => `${' '.repeat(indent + step)}${item},\n`);
  return `${open}\n${lines.join('')}${' '.repeat(indent)}${close}`;
}

function isScalar(value: unknown): boolean {
  return typeof value !== 'object' || value === null;
}

/** Makes the function that prints a JSON value; what is below its first line is indented. */
export function createPrintValue({
  step,
  printScalar,
  printKey,
}: Syntax): (value: unknown, indent?: number) => string {
  const print = (value: unknown, indent = 0): string => {
    if (Array.isArray(value)) {
      const items = value.map((item) => print(item, indent + step));
      const isShort = value.every(isScalar) && items.join(', ').length <= 60 - indent;
      return printItems(['[', ']'], items, indent, {step, isShort});
    }
    if (typeof value !== 'object' || value === null)
      return printScalar(value as Parameters<typeof printScalar>[0]);
    const items = Object.entries(value).map(
      ([name, item]) => `${printKey(name)}: ${print(item, indent + step)}`,
    );
    return printItems(['{', '}'], items, indent, {step, isShort: false});
  };
  return print;
}
