/** Another number of as many digits. */
export function changeNumber(number: string): string {
  return number.replace(/\d$/, (digit) => String((Number(digit) + 1) % 10));
}
