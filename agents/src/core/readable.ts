/** White space of every kind, line ends apart. */
const LONG_GAP = /[^\S\n\r]{3,}/g
const LONG_BREAK = /(?:\r?\n[^\S\n\r]{0,2}){3,}/g
/** Figures one behind the other, as in a pasted list: what stands behind the sixtieth character says nothing new. */
const LONG_FIGURES = /([\d.,;:/+-]{60})[\d.,;:/+-]+/g

/** A person's words as agents read them: what only makes them long is cut, so that reading takes time in proportion to what is said. */
export const readable = (text: string): string =>
  text.replace(LONG_GAP, '  ').replace(LONG_BREAK, '\n\n').replace(LONG_FIGURES, '$1')
