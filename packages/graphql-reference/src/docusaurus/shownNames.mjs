export function withShownNames(text, shownNames) {
  return Object.entries(shownNames).reduce(
    (renamed, [name, shown]) => renamed.replaceAll(name, shown),
    text,
  );
}
