// In place of a component that shows nothing in the browser, and of a library that is not asked there.

export default function Nothing() {
  return null;
}
