import { stemOf } from '../learned/words-around.ts'
import { tagWords } from '../tag.ts'
import { askedTopic } from './asked-topic.ts'

/** Characters of a question that are looked at. */
const LOOKED_AT = 400

/** The words of a question in small letters, without their endings; a figure is one sign. */
export const stemsOf = (question: string): string[] =>
  tagWords(question.slice(0, LOOKED_AT)).map(({ text }) =>
    /\d/.test(text) ? '<figure>' : stemOf(text.toLowerCase().replaceAll('’', "'")),
  )

export const wordSign = (stem: string): string => `word ${stem}`

/** What is seen of a question: its words, how they follow one another, how it begins and ends, and what the rules take it for. */
export function questionSigns(question: string): string[] {
  const stems = stemsOf(question)
  const at = (place: number): string => stems[place] ?? '<start>'
  const ruled = askedTopic(question)
  const signs = stems.flatMap((stem, place) => [
    wordSign(stem),
    `two ${at(place - 1)} ${stem}`,
    `three ${at(place - 2)} ${at(place - 1)} ${stem}`,
    `apart ${at(place - 2)} _ ${stem}`,
  ])
  const begins = [1, 2, 3, 4].map(many => `begins ${stems.slice(0, many).join(' ')}`)
  return [
    ...new Set([
      'always',
      ...signs,
      ...begins,
      `ends ${stems.slice(-3).join(' ')}`,
      question.includes('?') ? 'asks' : 'tells',
      `long ${Math.min(5, Math.floor(stems.length / 3))}`,
      ...(ruled ? [`ruled ${ruled}`] : []),
    ]),
  ]
}
