/** A piece of a paper, from top to bottom. */
export type PaperBlock =
  | { heading: string }
  | { text: string }
  | { items: readonly string[] }
  /** The first row names the columns. */
  | { rows: readonly (readonly string[])[] }
  | { page: 'next' }

/** A file as somebody of a demo company would have it: what its name ends with is what it is written as. */
export type Paper = {
  file: `${string}.${'pdf' | 'docx' | 'xlsx' | 'md' | 'eml'}`
  title: string
  /** Under the title; of an e-mail, who wrote it. */
  under: string
  blocks: readonly PaperBlock[]
}
