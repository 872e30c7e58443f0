import type { Claim } from '@sextant/contracts/deliverable'
import type { QuoteTopic } from '@sextant/contracts/company/chips'
import { type Messaging, PILLARS_MOST } from '@sextant/contracts/marketing-strategy/messaging'
import { type Fact, factsOf, tiedTo } from '../../company/company.ts'
import { saidBy, voicesOf } from '../../company/voices.ts'
import type { Desk } from '../../core/desk.ts'
import type { Label } from '../../sentences/label.ts'
import { capitalized } from '../../sentences/hole.ts'
import { say, Sentence } from '../../sentences/sentence.ts'
import { openClaim } from '../open-claim.ts'
import { byProof, carrying, isBare, proofWords, strengthWords } from '../proof.ts'
import { bestOf, lineOf, praiseOf } from './positioning.ts'

const GROUPS = 3
type Group = Fact<'segment'>

/** One promise, pillars with what shows them, and a word to each group. */
export function messagingOf(desk: Desk, target: Group | undefined): Messaging {
  const pillars = pillarsOf(desk)
  return {
    promise: promiseOf(desk, target),
    pillars,
    open: pillars.length < PILLARS_MOST ? MORE_PILLARS(desk, pillars.length) : null,
    variants: groupsOf(desk, target).map(group => ({
      fact: group.id,
      who: desk.named(group),
      line: lineFor(desk, group),
    })),
  }
}

function promiseOf(desk: Desk, target: Group | undefined): Claim {
  const { kit } = desk
  const known = [lineOf(desk), bestOf(desk), target] as const
  const [offer, , group] = known.map(fact => (fact ? kit.name(fact) : null))
  const rests = known.flatMap(fact => (fact ? [fact.id] : []))
  if (!offer) return NO_PROMISE(desk)
  const best = bestOf(desk)
  const carries = best ? carrying(kit, best) : null
  return desk.claim(promiseWords(offer, carries, group), rests, 'told')
}

function promiseWords(
  offer: Label,
  carries: ReturnType<typeof carrying> | null,
  group: Label | null | undefined,
): Sentence {
  if (carries) return say`${offer}: ${carries.name}${carries.figure}.`
  return group ? say`${offer} for ${group}.` : say`${offer}.`
}

const NO_PROMISE = (desk: Desk): Claim =>
  openClaim(desk, {
    says: 'No promise yet: what is sold has no card.',
    topic: 'What is promised: not known yet',
    check: 'Say what you sell and why people pick you.',
  })

function pillarsOf(desk: Desk): Messaging['pillars'] {
  return byProof(factsOf(desk.company, 'strength'))
    .slice(0, PILLARS_MOST)
    .map(strength => ({
      fact: strength.id,
      claim: pillarOf(desk, strength),
      proofs: proofsOf(desk, strength, praiseFor(desk, strength)),
    }))
}

/** What is smaller here than elsewhere is a reason as that: "Fewer leaks", and not "Leaks". */
function pillarOf(desk: Desk, strength: Fact<'strength'>): Claim {
  const claim = desk.named(strength)
  const words = strengthWords(desk.kit, strength)
  return words instanceof Sentence ? { ...claim, text: capitalized(words.text) } : claim
}

/** Somebody's words about this very strength; where it is the only one, praise of any kind. */
function praiseFor(desk: Desk, { id }: Fact<'strength'>): Claim | undefined {
  const own = tiedTo(desk.company, { id }, 'quote').flatMap(quote => desk.quoted(quote) ?? [])
  const isOnly = factsOf(desk.company, 'strength').length === 1
  return own[0] ?? (isOnly ? praiseOf(desk)[0] : undefined)
}

function proofsOf(desk: Desk, strength: Fact<'strength'>, praise: Claim | undefined): Claim[] {
  const figure = proofWords(desk.kit, strength)
  const shown = figure
    ? desk.claim(figure, [strength.id], 'told')
    : openClaim(desk, isBare(strength) ? NO_MEANING(strength) : NO_FIGURE(strength.label))
  return [shown, praise ?? openClaim(desk, NO_PRAISE(strength.label))]
}

/** A number stands on the card, and not what it counts. */
const NO_MEANING = ({ label, proof }: Fact<'strength'>) => ({
  says: `“${proof}” stands on its card; what it counts was not told.`,
  topic: `What the figure for “${label}” counts`,
  check: 'Say what was counted, over how many cases, and what is usual elsewhere.',
})
const NO_FIGURE = (name: string) => ({
  says: 'No figure shows it yet.',
  topic: `A figure for “${name}”`,
  check: 'Count it over the next thirty cases, and ask what is usual elsewhere.',
})
const NO_PRAISE = (name: string) => ({
  says: 'No customer has said so yet.',
  topic: `A customer’s words for “${name}”`,
  check:
    'Ask three who bought for one sentence about it, and whether their name may stand beside it.',
})

const MORE_PILLARS = (desk: Desk, known: number): Claim =>
  openClaim(desk, {
    says:
      known === 0
        ? 'The house has no pillar yet: nobody has said why people pick you.'
        : 'There is room for another pillar.',
    topic: 'Another reason to believe the promise',
    check: 'Ask five customers why they stayed, and take what two of them say.',
  })

/** The group that is aimed at, then the others. */
function groupsOf({ company, kit }: Desk, target: Group | undefined): Group[] {
  const others = factsOf(company, 'segment').filter(
    ({ id, single, avoid }) => id !== target?.id && !single && !avoid,
  )
  return [...(target ? [target] : []), ...others]
    .filter(group => kit.name(group) !== null)
    .slice(0, GROUPS)
}

/** What one says to a group: begins with what it wants. */
function lineFor(desk: Desk, group: Group): Claim {
  const { kit } = desk
  const best = bestOf(desk)
  const want = wantOf(desk, group)
  if (!want) return NO_WANT(desk, group)
  const rests = [group.id, ...want.rests, ...(best ? [best.id] : [])]
  if (!best) return desk.claim(say`${want.label}.`, rests, 'told')
  const { name, figure } = carrying(kit, best)
  // Where they want just that, it is said once.
  const isSame = wordsOf(name) === wordsOf(want.label)
  const head = want.label instanceof Sentence ? want.label : want.label.bare
  const says = isSame ? say`${name}${figure}.` : say`${head}: ${name}${figure}.`
  return desk.claim(says, rests, 'told')
}

const wordsOf = (words: Label | Sentence): string =>
  (words instanceof Sentence ? words.text : words.render('middle')).toLowerCase()

type Want = { label: Label | Sentence; rests: readonly string[] }

/** What a group wants, as a thing or as something to do: as its cards say, else as most of its people do. */
function wantOf(desk: Desk, group: Group): Want | null {
  const { company, kit } = desk
  const [want] = (group.wants ?? []).flatMap(text => kit.part(text, group) ?? [])
  if (want) return { label: want, rests: [group.id] }
  const job = tiedTo(company, group, 'job')[0] ?? factsOf(company, 'job').find(one => !one.about)
  const name = job && kit.name(job)
  if (!name) return saidWant(desk, group)
  return { label: name.form === 'task' ? say`To ${name.bare}` : name, rests: [job.id] }
}

/** Topics under which people name what they want; an earlier one is meant before a later. */
const WANTS: readonly QuoteTopic[] = ['job', 'goal', 'criterion']

function saidWant({ company, kit }: Desk, group: Group): Want | null {
  const own = factsOf(company, 'segment').length > 1
  const voices = voicesOf(company, group).filter(({ about }) => !own || about === group.id)
  const said = saidBy(voices).filter(({ topic }) => WANTS.includes(topic))
  const [first] = said.toSorted((a, b) => WANTS.indexOf(a.topic) - WANTS.indexOf(b.topic))
  const label = first && kit.name(first.voices[0]!)
  return label ? { label, rests: first.voices.map(({ id }) => id) } : null
}

const NO_WANT = (desk: Desk, { label }: Group): Claim =>
  openClaim(desk, {
    says: 'Not known yet what they hope for.',
    topic: `What ${label} hope for`,
    check: 'Ask three of them what they were hoping for when they came.',
  })
