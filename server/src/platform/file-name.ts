/** The last part of what a browser says a file is called: no folders, nothing that is no letter to be read. */
export const plainFileName = (given: string, longest: number): string =>
  (given.split(/[/\\]/).at(-1) ?? '')
    .toWellFormed()
    .replaceAll(/[\p{Cc}\u202A-\u202E\u2066-\u2069]/gu, '')
    .trim()
    .slice(0, longest)
    .toWellFormed() || 'Unnamed file'
