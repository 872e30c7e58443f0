import type { ReadAnswer, ReadSource } from '@sextant/contracts/persona/routes'

/** Answers that one call sorts, and calls for one paste: what lies beyond stays as the built-in mind read it. */
const ANSWERS_A_CALL = 60
const CALLS_MAX = 4

/** Answers of a paste with short ids, and the people who gave them. */
export type Batch = {
  people: { id: string; source: ReadSource }[]
  answers: { id: string; person: string; answer: ReadAnswer }[]
}

/** What is sent call by call, in the order of the paste. */
export function batchesOf(sources: readonly ReadSource[]): Batch[] {
  const people = sources.map((source, at) => ({ id: `p${at + 1}`, source }))
  const all = people
    .flatMap(({ id, source }) => source.answers.map(answer => ({ person: id, answer })))
    .slice(0, ANSWERS_A_CALL * CALLS_MAX)
    .map((one, at) => ({ id: `a${at + 1}`, ...one }))
  const calls = Math.ceil(all.length / ANSWERS_A_CALL)
  return Array.from({ length: calls }, (_, call) => {
    const answers = all.slice(call * ANSWERS_A_CALL, (call + 1) * ANSWERS_A_CALL)
    const heard = new Set(answers.map(({ person }) => person))
    return { answers, people: people.filter(({ id }) => heard.has(id)) }
  })
}
