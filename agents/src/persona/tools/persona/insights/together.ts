import { PEOPLE_LEAST, peopleIn, peopleOf, type Said } from '../../../../company/voices.ts'
import { codeNamed } from '../../../../reading/transcript/codes.ts'
import { say, type Sentence } from '../../../../sentences/sentence.ts'
import { KIND_ROWS } from '../kinds/rows.ts'
import { AS, type Found, type Heard, heardOf, nameOf, people } from './heard.ts'

const SHOWN = 2
/** Of those who name the one, at least this part names the other too. */
const MOSTLY = 2 / 3

/** Kinds that say that somebody told a sum, and nothing of who they are. */
const BLAND = new Set(['the sum paid'])

type Pair = { one: Said; other: Said; both: number; others: number }

/** Things of two topics that the same people name. They are counts and no rates: so few people carry no percent. */
export function together(heard: Heard): Found[] {
  const shared = heard.said.filter(
    ({ voices, label }) => peopleIn(voices) >= PEOPLE_LEAST && !BLAND.has(label),
  )
  const pairs = shared.flatMap((one, at) =>
    shared.slice(at + 1).flatMap(other => pairOf(heard, one, other) ?? []),
  )
  return pairs
    .toSorted((a, b) => b.both - a.both || a.others - b.others)
    .slice(0, SHOWN)
    .flatMap(pair => toldOf(heard, pair) ?? [])
}

/** Null where they are of one topic, hardly meet, or where the others name it as often. */
function pairOf({ asked }: Heard, one: Said, other: Said): Pair | null {
  const [left, right] = [peopleOf(one.voices), peopleOf(other.voices)]
  const both = left.intersection(right).size
  const [fewer, more] = left.size <= right.size ? [left, right] : [right, left]
  const others = more.size - both
  const isClose =
    both >= PEOPLE_LEAST && both >= fewer.size * MOSTLY && (others === 0 || both > PEOPLE_LEAST)
  // What most of the others name as well goes together with nothing.
  const isTheirs = others < (asked - fewer.size) / 2
  if (one.topic === other.topic || !isClose || !isTheirs) return null
  const pair = left.size <= right.size ? { one, other } : { one: other, other: one }
  return { ...pair, both, others }
}

function toldOf(heard: Heard, { one, other, both, others }: Pair): Found | null {
  const [first, second] = [partOf(heard, one), partOf(heard, other)]
  if (!first || !second) return null
  const rests = [...one.voices, ...other.voices]
  const start = say`Of ${heardOf(heard, rests)} people heard, ${people(heard, peopleIn(one.voices), one.voices)} ${first}; ${people(heard, both, rests)} of these ${second}`
  const says =
    others === 0
      ? say`${start}, and nobody else did.`
      : say`${start}, and besides them ${people(heard, others, other.voices)}.`
  const changes = say`One text can speak of both: they are the same people.`
  const paired = rests.filter(voice =>
    [...peopleOf(one.voices)].some(id => peopleOf([voice]).has(id)),
  )
  return { says, rests: paired, changes }
}

/** What is told of those who said it; null where its name could not stand in a sentence. */
function partOf(heard: Heard, said: Said): Sentence | null {
  const code = codeNamed(said.label, said.topic)
  const row = code && KIND_ROWS[said.topic]?.[code.id]
  const name = nameOf(heard, said)
  if (row) return row.did
  return name && say`named ${name} ${AS[said.topic]}`
}
