import type { HeardIn, QuoteTopic } from '@sextant/contracts/company/chips'
import { HEARD_IN } from '@sextant/contracts/company/chips'
import { isSameName } from '@sextant/contracts/company/same-name'
import { type Company, type Fact, factsOf } from './company.ts'

export type Voice = Fact<'quote'>

/** What people said of one thing under a topic; the first of them names it. */
export type Said = { topic: QuoteTopic; label: string; voices: readonly Voice[] }

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

/** Words by what they say, what most people said first. */
export function saidBy(voices: readonly Voice[]): Said[] {
  const groups: { topic: QuoteTopic; label: string; voices: Voice[] }[] = []
  for (const voice of voices) {
    const topic = topicOf(voice)
    if (!topic) continue
    const same = groups.find(one => one.topic === topic && isSameName(one.label, voice.label))
    if (same) same.voices.push(voice)
    else groups.push({ topic, label: voice.label, voices: [voice] })
  }
  return groups.toSorted((a, b) => peopleIn(b.voices) - peopleIn(a.voices))
}

/** Whose words they are: one name is one person, in however many pastes; without one the paste, else the card itself. Null where nobody but the owner is named. */
const sourceOf = ({ source, who, heard, id }: Voice): string | null =>
  who?.trim().toLowerCase() ?? source ?? (heard ? id : null)

const isDocument = ({ heard }: Voice): boolean => heard === 'document'

const differing = (voices: readonly Voice[]): number =>
  new Set(voices.map(sourceOf).filter(source => source !== null)).size

/** How many people said it. */
export const peopleIn = (voices: readonly Voice[]): number =>
  differing(voices.filter(voice => !isDocument(voice)))

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

/** Whether it is more than one voice: several people, or a document. */
export const isShared = (voices: readonly Voice[]): boolean =>
  peopleIn(voices) >= PEOPLE_LEAST || documentsIn(voices) > 0
