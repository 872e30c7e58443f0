import type { Claim } from '@sextant/contracts/deliverable'
import type { Positioning } from '@sextant/contracts/marketing-strategy/positioning'
import {
  POSITION_PARTS,
  type PositionPart,
} from '@sextant/contracts/marketing-strategy/positioning-words'
import { aboutOf, type Fact, factsOf } from '../../company/company.ts'
import { goalInView } from '../../company/goal-in-view.ts'
import { latestOf } from '../../company/latest.ts'
import { mainLine } from '../../company/main-line.ts'
import type { Desk } from '../../core/desk.ts'
import { knowledgeFor } from '../../knowledge/knowledge-for.ts'
import { ListText } from '../../sentences/list.ts'
import { say, type Sentence } from '../../sentences/sentence.ts'
import { type Open, openClaim } from '../open-claim.ts'
import { byProof, carrying, proofWords } from '../proof.ts'
import { mapOf, rivalsOf } from './positioning-map.ts'
import { priceOfRival } from './rival-price.ts'

/** So many of a part still read. */
const SHOWN = 3

type Group = Fact<'segment'> | undefined

/** Alternatives, what only the firm has, its worth, who cares, what it is; and where everybody stands. */
export const positioningOf = (desk: Desk, target: Group): Positioning => ({
  statement: statementOf(desk, target),
  parts: POSITION_PARTS.map(part => ({ part, claims: claimsOf(desk, part, target) })),
  map: mapOf(desk),
  rivals: rivalsOf(desk),
})

/** The line that is sold first: the one that the goal is about, else the main one. */
export function lineOf({ company }: Desk): Fact<'offer'> | undefined {
  const goal = goalInView(company)
  const named = goal && aboutOf(company, goal, 'offer')
  return named ?? mainLine(company) ?? latestOf(company, 'offer')
}

function statementOf(desk: Desk, target: Group): Claim {
  const { company, kit } = desk
  const known = [lineOf(desk), target, factsOf(company, 'rival')[0], bestOf(desk)] as const
  const [offer, group, rival] = known.map(fact => (fact ? kit.name(fact) : null))
  const rests = known.flatMap(fact => (fact ? [fact.id] : []))
  if (!offer || !group) return openClaim(desk, NOTHING_YET)
  const instead = rival ? say`, instead of ${rival}` : say``
  const best = bestOf(desk)
  const says = say`For ${group}${instead}: ${offer}.${carriedWords(desk, best)}`
  return desk.claim(says, rests, 'told')
}

/** " What carries it: textile loss, 2% against 6% elsewhere." */
export function carriedWords({ kit }: Desk, best: Fact<'strength'> | undefined): Sentence {
  if (!best) return say``
  const { name, figure } = carrying(kit, best)
  return say` What carries it: ${name}${figure}.`
}

/** The strength that a stranger can check best. */
export const bestOf = ({ company, kit }: Desk): Fact<'strength'> | undefined =>
  byProof(factsOf(company, 'strength')).find(one => kit.name(one) !== null)

const NOTHING_YET: Open = {
  says: 'What is sold, or to whom, has no card yet.',
  topic: 'What is sold, and to whom',
  check: 'Answer the first questions of this session.',
}

function claimsOf(desk: Desk, part: PositionPart, target: Group): Claim[] {
  const found = FINDERS[part](desk, target).slice(0, SHOWN)
  return found.length > 0 ? found : [openClaim(desk, openOf(desk, part))]
}

const FINDERS: Readonly<Record<PositionPart, (desk: Desk, target: Group) => Claim[]>> = {
  alternatives: desk =>
    factsOf(desk.company, 'rival')
      .filter(({ sort }) => sort !== 'referrer')
      .map(rival => rivalClaim(desk, rival)),
  attributes: desk => byProof(factsOf(desk.company, 'strength')).map(one => withProof(desk, one)),
  value: (desk, target) => [...jobsOf(desk, target), ...praiseOf(desk)],
  who: (desk, target) => (target ? [groupClaim(desk, target)] : []),
  category: desk => {
    const line = lineOf(desk)
    return line ? [desk.named(line)] : []
  },
}

/** A rival with what it asks. */
function rivalClaim(desk: Desk, rival: Fact<'rival'>): Claim {
  const name = desk.kit.name(rival)
  const price = priceOfRival(desk, rival)
  return name && price ? desk.named(rival, say`${name.bare}: ${price}`) : desk.named(rival)
}

/** A strength with the figure that shows it. */
function withProof(desk: Desk, strength: Fact<'strength'>): Claim {
  const words = proofWords(desk.kit, strength)
  const name = desk.kit.name(strength)
  return words && name ? desk.named(strength, say`${name.bare}: ${words}`) : desk.named(strength)
}

/** What the group wants done; what is said of no group counts for every one. */
export const jobsOf = (desk: Desk, target: Group): Claim[] =>
  factsOf(desk.company, 'job')
    .filter(({ about }) => about === undefined || about === target?.id)
    .map(job => desk.named(job))

/** What customers praised, in their words. */
export const praiseOf = (desk: Desk): Claim[] =>
  factsOf(desk.company, 'quote')
    .filter(({ sort, pushes }) => sort === 'praise' || sort === 'reason' || pushes === 'pull')
    .flatMap(quote => desk.quoted(quote) ?? [])

function groupClaim(desk: Desk, group: Fact<'segment'>): Claim {
  const { kit } = desk
  const name = kit.name(group)
  if (!name) return desk.named(group)
  return desk.named(group, say`${name.bare}${sizeWords(desk, group)}${wantsWords(desk, group)}`)
}

const sizeWords = ({ kit }: Desk, group: Fact<'segment'>): Sentence =>
  group.size && !group.single ? say`, ${kit.number(group.size, 'as said', [group])} of them` : say``

function wantsWords({ kit }: Desk, group: Fact<'segment'>): Sentence {
  const wants = (group.wants ?? []).flatMap(want => kit.part(want, group) ?? [])
  return wants.length > 0 ? say`, who want ${new ListText(wants.slice(0, SHOWN))}` : say``
}

/** What is usual in the trade stands for what nobody said, as an assumption. */
function openOf({ profile }: Desk, part: PositionPart): Open {
  const { industry, description } = profile
  const usual = knowledgeFor({ industry, text: description })
  const { topic, check, fallback } = OPEN[part]
  const words = fallback?.(usual)?.replace(/\.$/, '')
  return {
    says: words ? `Perhaps “${words}”.` : 'Not known yet.',
    topic: `${topic}: not known yet`,
    check,
  }
}

type Usual = ReturnType<typeof knowledgeFor>
const OPEN: Readonly<
  Record<
    PositionPart,
    { topic: string; check: string; fallback?: (usual: Usual) => string | undefined }
  >
> = {
  alternatives: {
    topic: 'What they would do instead',
    check: 'Ask three who bought: what would you have done without us?',
    fallback: usual => usual.alternatives[0]?.name,
  },
  attributes: {
    topic: 'What only you have',
    check: 'Ask three who bought: what did you find here that nobody else offered?',
  },
  value: {
    topic: 'What it is worth to them',
    check: 'Ask three who bought: what is better for you now, and by how much?',
    fallback: usual => usual.buyers[0]?.cares,
  },
  who: {
    topic: 'Who cares most',
    check: 'Look who bought without asking for the price, and what they have in common.',
    fallback: usual => usual.buyers[0]?.role,
  },
  category: {
    topic: 'What it is',
    check: 'Ask three who bought: what do you call what we do when you tell others of it?',
  },
}
