import type { HeardIn, QuoteTopic } from '@sextant/contracts/company/chips'
import { HEARD_IN } from '@sextant/contracts/company/chips'
import { isSameName } from '@sextant/contracts/company/same-name'
import { codeNamed, wordsOfCode } from '../reading/transcript/codes.ts'
import { saysOpposite } from '../reading/stance.ts'
import { sameStem, stemsIn } from '../reading/stems.ts'
import { type Company, type Fact, factsOf } from './company.ts'

export type Voice = Fact<'quote'>

/** What people said of one thing under a topic; the first of them names it. `against`: those who say the opposite of it. */
export type Said = {
  topic: QuoteTopic
  label: string
  voices: readonly Voice[]
  against: readonly Voice[]
}

/** Confirmed words of the people of a group: those about it, about what it wants done, and those about nobody in particular. */
export function voicesOf(company: Company, group: Fact<'segment'> | undefined): Voice[] {
  const jobs = new Set(
    factsOf(company, 'job')
      .filter(({ about }) => about === undefined || about === group?.id)
      .map(({ id }) => id),
  )
  return factsOf(company, 'quote').filter(
    ({ about }) => about === undefined || about === group?.id || jobs.has(about),
  )
}

/** What a force of the switch tells of, where nobody said which topic words belong to. */
const BY_FORCE = { push: 'pain', pull: 'job', anxiety: 'objection', habit: 'alternative' } as const

/** Null where nobody said what the words tell of. */
export const topicOf = ({ topic, pushes }: Voice): QuoteTopic | null =>
  topic ?? (pushes ? BY_FORCE[pushes] : null)

/** Words by what they say, what most people said first. What everybody who speaks of it denies is left out. */
export const saidBy = (voices: readonly Voice[]): Said[] =>
  spokenOf(voices).filter(said => said.voices.length > 0)

/** The same with what is only denied. Two statements of one name that say opposite things are never one. */
export function spokenOf(voices: readonly Voice[]): Said[] {
  const groups: { topic: QuoteTopic; label: string; all: Voice[] }[] = []
  for (const voice of voices) {
    const topic = topicOf(voice)
    if (!topic) continue
    const same = groups.find(one => one.topic === topic && isSameName(one.label, voice.label))
    if (same) same.all.push(voice)
    else groups.push({ topic, label: voice.label, all: [voice] })
  }
  const said = groups.map(({ topic, label, all }) => {
    const against = all.filter(voice => isAgainst(voice, topic))
    return { topic, label, voices: all.filter(one => !against.includes(one)), against }
  })
  return withDenials(said).toSorted((a, b) => peopleIn(b.voices) - peopleIn(a.voices))
}

/** Topics whose kinds say themselves what is meant: whoever decides alone denies nobody, and a price that is called fair is no denial of one. */
const SAYS_ITSELF: ReadonlySet<QuoteTopic> = new Set([
  'price',
  'decider',
  'alternative',
  'timeline',
  'trigger',
  'goal',
])

/** "I do not care what it costs as long as": what is denied before such words is not what follows them. */
const LEADS_UP = /[^.;!?]*\b(?:as long as|so long as|except that|only that)\b/giu

/** Of a kind the words count by which it is one: "speed, I do not look at the price" denies no speed. */
function isAgainst(voice: Voice, topic: QuoteTopic): boolean {
  const code = codeNamed(voice.label, topic)
  if (!code) return saysOpposite(voice, topic)
  const words = SAYS_ITSELF.has(topic) ? undefined : wordsOfCode(voice.quote, code)
  const quote = voice.quote.replaceAll(LEADS_UP, ' ')
  return words !== undefined && saysOpposite({ label: words, quote }, topic)
}

/** What is only denied speaks against what somebody names with one of its words: "the smell was fine" against "the smell of glue". */
function withDenials(said: readonly Said[]): Said[] {
  const named = said.filter(({ voices }) => voices.length > 0)
  const denied = said.filter(({ voices }) => voices.length === 0)
  const answers = (denial: Said): Said | undefined =>
    named.find(one => one.topic === denial.topic && sharesWord(one.label, denial.label))
  return [
    ...named.map(one => ({
      ...one,
      against: [
        ...one.against,
        ...denied.filter(denial => answers(denial) === one).flatMap(({ against }) => against),
      ],
    })),
    ...denied.filter(denial => !answers(denial)),
  ]
}

const sharesWord = (one: string, other: string): boolean => {
  const words = stemsIn(other)
  return stemsIn(one).some(stem => words.some(word => sameStem(stem, word)))
}

/** Whose words they are: one name is one person, in however many pastes; without one the paste, else the card itself. Null where nobody but the owner is named. */
const sourceOf = ({ source, who, heard, id }: Voice): string | null =>
  who?.trim().toLowerCase() ?? source ?? (heard ? id : null)

const isDocument = ({ heard }: Voice): boolean => heard === 'document'

const differing = (voices: readonly Voice[]): number => sourcesOf(voices).size

const sourcesOf = (voices: readonly Voice[]): Set<string> =>
  new Set(voices.map(sourceOf).filter(source => source !== null))

/** The people whose words they are, each once. */
export const peopleOf = (voices: readonly Voice[]): Set<string> =>
  sourcesOf(voices.filter(voice => !isDocument(voice)))

/** How many people said it. */
export const peopleIn = (voices: readonly Voice[]): number => peopleOf(voices).size

export const documentsIn = (voices: readonly Voice[]): number =>
  differing(voices.filter(isDocument))

/** Real sources by where they were heard, those that are there. */
export function sourcesIn(voices: readonly Voice[]): { heard: HeardIn; n: number }[] {
  return HEARD_IN.map(heard => ({
    heard,
    n: differing(voices.filter(voice => (voice.heard ?? 'interview') === heard)),
  })).filter(({ n }) => n > 0)
}

/** So many people have to say it before anything is changed for it: one voice is one voice. */
export const PEOPLE_LEAST = 2

/** Whether it is more than one voice, several people or a document, and more than those who say the opposite. */
export const isShared = ({ voices, against }: Pick<Said, 'voices' | 'against'>): boolean => {
  const people = peopleIn(voices)
  if (people + documentsIn(voices) <= peopleIn(against)) return false
  return people >= PEOPLE_LEAST || documentsIn(voices) > 0
}
