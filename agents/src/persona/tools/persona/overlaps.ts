import { isSameName } from '@sextant/contracts/company/same-name'
import type { PersonaOverlap } from '@sextant/contracts/persona/persona'
import { type Company, type Fact, factsOf } from '../../../company/company.ts'
import type { Desk } from '../../../core/desk.ts'
import { saidBy, voicesOf } from '../../../company/voices.ts'

type Attribute = { topic: string; label: string }

/** Fewer attributes tell two groups neither apart nor together. */
const ATTRIBUTES_LEAST = 3

/** How alike this group and each other are: shared attributes ÷ those of the one of which less is known (Szymkiewicz–Simpson). The likest first. */
export function overlapsOf(desk: Desk, group: Fact<'segment'> | undefined): PersonaOverlap[] {
  if (!group) return []
  const own = attributesOf(desk.company, group)
  const others = factsOf(desk.company, 'segment').filter(
    ({ id, avoid }) => id !== group.id && !avoid,
  )
  return others
    .flatMap(other => overlapWith(desk, own, other))
    .toSorted((a, b) => b.share - a.share)
}

function overlapWith(
  desk: Desk,
  own: readonly Attribute[],
  other: Fact<'segment'>,
): PersonaOverlap[] {
  const theirs = attributesOf(desk.company, other)
  const fewer = Math.min(own.length, theirs.length)
  if (fewer < ATTRIBUTES_LEAST) return []
  const shared = own.filter(one => theirs.some(their => isAlike(one, their)))
  return [
    {
      with: desk.named(other),
      share: Math.min(1, shared.length / fewer),
      shared: shared.map(({ label }) => label),
    },
  ]
}

const isAlike = (one: Attribute, other: Attribute): boolean =>
  one.topic === other.topic && isSameName(one.label, other.label)

/** What customers said of a group and what its cards want; what is said of nobody in particular is part of every group. */
function attributesOf(company: Company, group: Fact<'segment'>): Attribute[] {
  const jobs = factsOf(company, 'job').filter(
    ({ about }) => about === undefined || about === group.id,
  )
  return [
    ...saidBy(voicesOf(company, group)),
    ...jobs.map(({ label }) => ({ topic: 'job', label })),
    ...(group.wants ?? []).map(label => ({ topic: 'wants', label })),
  ]
}
