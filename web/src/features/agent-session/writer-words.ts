/** Who phrases the sentences of a run, for somebody who never heard of writers. */
export const writerWords = (writer: string): string =>
  /^built-in/i.test(writer)
    ? 'Phrased here, by no outside model'
    : `Phrased by ${writer.replace(/^[\w-]+:/, '')}`
