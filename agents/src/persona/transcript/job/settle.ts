import { LABEL_MAX, labelRefusal } from '@sextant/contracts/company/label'
import { type ReadAnswer, type ReadSource, WHO_MAX } from '@sextant/contracts/persona/routes'
import { capitalsIn } from '../../../core/jobs/words/names.ts'
import { foreignName, isOurs, isPlain, numberWordIn } from '../../../core/jobs/words/refusal.ts'
import type { Batch } from './batches.ts'
import type { SortGiven } from './form.ts'

/** A paste as a model sorted it: the words, and who said which, stay as they were read. What does not hold stays as the built-in mind had it. */
export function settleSorting(
  sources: readonly ReadSource[],
  { people, answers }: Batch,
  given: SortGiven,
): ReadSource[] {
  const sorted = new Map(
    answers.flatMap(({ id, answer }) => {
      const told = given.answers.find(one => one.id === id)
      return told ? [[answer, sortedAs(answer, told)] as const] : []
    }),
  )
  const renamed = new Map(
    people.map(({ id, source }) => [source, nameOf(source, given.people, id)] as const),
  )
  return sources.map(source => ({
    ...source,
    who: renamed.get(source) ?? source.who,
    answers: source.answers.map(answer => sorted.get(answer) ?? answer),
  }))
}

function sortedAs(answer: ReadAnswer, { topic, name }: SortGiven['answers'][number]): ReadAnswer {
  const label = name.trim()
  const holds = topic !== null && isName(label, answer)
  return { ...answer, topic, label: holds ? label : answer.label }
}

/** A noun phrase in plain words of ours, without a number or a proper name that was not said. */
function isName(label: string, { words, question }: ReadAnswer): boolean {
  if (label === '' || label.length > LABEL_MAX || labelRefusal(label, 'quote') !== null)
    return false
  const said = `${words} ${question ?? ''}`
  const figures = [...(label.match(/\d[\d.,]*/gu) ?? []), numberWordIn(label) ?? '']
  const stand = figures.every(figure => said.toLowerCase().includes(figure.toLowerCase()))
  return stand && isPlain(label) && isOurs(label) && foreignName(label, capitalsIn(said)) === null
}

/** A name that stands in the words itself, to the letter. */
function nameOf({ who, words }: ReadSource, people: SortGiven['people'], id: string): string {
  const told = people.find(one => one.id === id)?.who.trim() ?? ''
  const isSaid = told !== '' && told.length <= WHO_MAX && `${who}\n${words}`.includes(told)
  return isSaid && isPlain(told) && /\p{Lu}/u.test(told) ? told : who
}
