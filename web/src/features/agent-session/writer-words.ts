/** The name of the language model among the words for who writes: "anthropic:claude-…" while a run lasts, "Anthropic claude-…" after it. Null where none does. */
const modelIn = (writer: string): string | null =>
  /^built-in/i.test(writer) ? null : writer.replace(/^[\w-]+:/, '')

/** Who writes in a session, for somebody who never heard of writers. */
export function writerWords(writer: string): string {
  const model = modelIn(writer)
  return model ? `Written with the language model ${model}` : 'Written here, by no outside model'
}

/** Who is at work in a run, for somebody who waits. */
export function workingWords(writer: string): string {
  const model = modelIn(writer)
  return model
    ? `The language model ${model} is at work; figures are computed here.`
    : 'Written here, by no outside model.'
}
