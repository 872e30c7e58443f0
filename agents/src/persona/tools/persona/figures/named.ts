import type { PersonaBody } from '@sextant/contracts/persona/persona'
import { topicOf, type Voice } from '../../../../company/voices.ts'
import type { Desk } from '../../../../core/desk.ts'
import { say, type Sentence } from '../../../../sentences/sentence.ts'
import { amountsIn } from './amounts.ts'
import { spansIn } from './spans.ts'

type Named = PersonaBody['figures'][number]

/** Money and time that customers named, each with who named it and the words it stands in. A figure by itself says little: the words tell of what it is. */
export function figuresOf(desk: Desk, voices: readonly Voice[]): Named[] {
  const { kit, company } = desk
  const money = amountsIn(company, voices).map(({ amount, voice }) => ({
    voice,
    says: say`${kit.amount(amount, voice)}`,
  }))
  const time = spansIn(company, voices).map(({ value, unit, voice }) => ({
    voice,
    says: say`${kit.span(value, unit, 'as a customer said', [voice])}`,
  }))
  return [...money, ...time].flatMap(one => rowOf(desk, one) ?? [])
}

function rowOf(desk: Desk, { voice, says }: { voice: Voice; says: Sentence }): Named | null {
  const topic = topicOf(voice)
  const words = desk.quoted(voice)
  if (!topic || !words) return null
  const figure = { ...desk.claim(says, [voice.id], 'quoted'), text: says.text }
  return { topic, who: voice.who ?? '', says: figure, words }
}
