import type { QuoteTopic } from '@sextant/contracts/company/chips'
import type { PersonaInsight } from '@sextant/contracts/persona/persona'
import type { Fact } from '../../../../company/company.ts'
import { peopleIn, type Said, type Voice } from '../../../../company/voices.ts'
import type { Desk } from '../../../../core/desk.ts'
import type { CountText } from '../../../../sentences/figures.ts'
import type { Label } from '../../../../sentences/label.ts'
import { say, type Sentence } from '../../../../sentences/sentence.ts'

/** All that was heard of a group. `spoken`: with what is only denied; `said`: without. */
export type Heard = {
  desk: Desk
  group: Fact<'segment'>
  voices: readonly Voice[]
  asked: number
  spoken: readonly Said[]
  said: readonly Said[]
}

/** What is named under a topic, as a part of a sentence. */
export const AS: Readonly<Record<QuoteTopic, Sentence>> = {
  trigger: say`as what set them off`,
  timeline: say`as what took the time`,
  job: say`as what they want done`,
  goal: say`as what counts as success`,
  pain: say`as what goes wrong`,
  criterion: say`as what they compare`,
  objection: say`as what held them back`,
  alternative: say`as what else there was`,
  decider: say`as who else had a say`,
  channel: say`as where they looked`,
  price: say`when it comes to the price`,
  'first-use': say`of the first days`,
  switching: say`as what changing over takes`,
  day: say`of their day`,
}

/** Words of several people that are shown under an insight. */
const WORDS_MOST = 3

/** What follows, before it is told: the sentence, the words it was counted from, other facts it rests on, and what changes. */
export type Found = {
  says: Sentence
  rests: readonly Voice[]
  also?: readonly string[]
  changes: Sentence | null
}

/** An insight with the words it was counted from, each person once. */
export function insight(
  { desk, group }: Heard,
  { says, rests, also = [], changes }: Found,
): PersonaInsight {
  const ids = idsOf(group, { rests, also })
  return {
    says: desk.claim(says, ids, 'computed'),
    words: oncePerPerson(rests)
      .slice(0, WORDS_MOST)
      .flatMap(voice => desk.quoted(voice) ?? []),
    changes: changes && desk.claim(changes, ids, 'told'),
  }
}

/** The facts behind what follows. */
export const idsOf = (
  group: Fact<'segment'>,
  { rests, also = [] }: Pick<Found, 'rests' | 'also'>,
): string[] => [...new Set([group.id, ...rests.map(({ id }) => id), ...also])]

function oncePerPerson(voices: readonly Voice[]): Voice[] {
  return voices.filter(
    (voice, at) => peopleIn(voices.slice(0, at)) < peopleIn(voices.slice(0, at + 1)),
  )
}

/** So many people, as a computed count. */
export const people = ({ desk }: Heard, n: number, voices: readonly Voice[]): CountText =>
  desk.kit.number(n, 'people who said it', voices)

/** All who were heard, counted beside those who said it: a mark for each of the others would bury these. */
export const heardOf = ({ desk, asked }: Heard, own: readonly Voice[]): CountText =>
  desk.kit.number(asked, 'people whose words are known', own)

/** What a group of statements is called in a sentence; null where its name could not stand there. */
export const nameOf = ({ desk }: Heard, { voices, against }: Said): Label | null => {
  const [first] = [...voices, ...against]
  return first ? desk.kit.name(first) : null
}
