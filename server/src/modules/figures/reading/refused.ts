/** Why a file is not read at all. */
export type RefusedCode =
  | 'too-large'
  | 'empty'
  | 'not-a-table'
  | 'old-excel'
  | 'too-many-columns'
  | 'too-many-lines'
  | 'line-too-long'
  | 'damaged'
  | 'no-day'

/** A file that is not read, with the sentence that a person is told. */
export class FileRefused extends Error {
  readonly code: RefusedCode
  constructor(code: RefusedCode, sentence: string) {
    super(sentence)
    this.code = code
  }
}
