/** The file of a package that documents what it exports. */
export const API_FILE = 'API.md';
