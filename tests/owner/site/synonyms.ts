export const synonyms: readonly (readonly string[])[] = [['loan', 'lending']];
