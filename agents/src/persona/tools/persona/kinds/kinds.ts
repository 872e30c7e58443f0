import type { QuoteTopic } from '@sextant/contracts/company/chips'
import { PEOPLE_LEAST, peopleIn, topicOf, type Voice } from '../../../../company/voices.ts'
import { type Code, codeNamed, codeOf, wordsOfCode } from '../../../../reading/transcript/codes.ts'
import { saysOpposite } from '../../../../reading/stance.ts'
import type { Sentence } from '../../../../sentences/sentence.ts'
import { GROUP_ROWS, KIND_ROWS, type KindRow } from './rows.ts'

/** All words of one kind under a topic: whoever said it, in whatever words. `id`: of its code, or of the group of codes. */
export type Kind = { topic: QuoteTopic; id: string; voices: readonly Voice[] } & KindRow

/** The kind of what somebody said: the one they are filed under, else what their words say. Who says that it is no trouble tells of none. */
export function codeIn(voice: Voice, topic: QuoteTopic): Code | null {
  const filed = codeNamed(voice.label, topic)
  const code = filed ?? codeOf(voice.quote, topic)
  if (!code || filed) return code
  const words = wordsOfCode(voice.quote, code) ?? voice.label
  return saysOpposite({ label: words, quote: voice.quote }, topic) ? null : code
}

/** The kinds under a topic, what most people said first. */
export function kindsUnder(voices: readonly Voice[], topic: QuoteTopic): Kind[] {
  const rows = KIND_ROWS[topic] ?? {}
  const found = new Map<Code, Voice[]>()
  for (const voice of voices) {
    const code = topicOf(voice) === topic ? codeIn(voice, topic) : null
    if (code) found.set(code, [...(found.get(code) ?? []), voice])
  }
  return [...found]
    .flatMap(([code, own]) => {
      const row = rows[code.id]
      return row ? [{ topic, id: code.id, voices: own, ...row }] : []
    })
    .toSorted((a, b) => peopleIn(b.voices) - peopleIn(a.voices))
}

/** The same, several kinds that come to one told together. */
export function groupsUnder(voices: readonly Voice[], topic: QuoteTopic): Kind[] {
  const kinds = kindsUnder(voices, topic)
  return (GROUP_ROWS[topic] ?? [])
    .map(({ id, codes, did, changes }) => ({
      topic,
      id,
      did,
      changes,
      voices: kinds.flatMap(one => (codes.includes(one.id) ? one.voices : [])),
    }))
    .filter(({ voices: own }) => own.length > 0)
    .toSorted((a, b) => peopleIn(b.voices) - peopleIn(a.voices))
}

/** What tells most under a topic: its kinds where several people share one, else the groups of them. */
export function tellingUnder(voices: readonly Voice[], topic: QuoteTopic): Kind[] {
  const kinds = kindsUnder(voices, topic)
  const isShared = kinds.some(({ voices: own }) => peopleIn(own) >= PEOPLE_LEAST)
  return isShared ? kinds : groupsUnder(voices, topic)
}

/** What an expert changes for what is filed under a kind; undefined where it was named in words of its own. */
export const changesFor = (label: string, topic: QuoteTopic): Sentence | undefined => {
  const code = codeNamed(label, topic)
  return code ? KIND_ROWS[topic]?.[code.id]?.changes : undefined
}
