import type { Claim } from '@sextant/contracts/deliverable'
import { VRIO_TESTS, type VrioTest } from '@sextant/contracts/strategy/vrio-words'
import { factsOf } from '../../../company/company.ts'
import type { Desk } from '../../../core/desk.ts'
import { ofParts } from '../../../reading/any-of.ts'
import { say, type Sentence } from '../../../sentences/sentence.ts'
import type { Judged } from '../../../company/advantages.ts'

/** "Nobody else has that", "only 2 others like her", "the only one in the valley". */
const FEW_HAVE = ofParts(
  'iu',
  String.raw`\b(?:nobody|no one|none) else\b|\bno other\b|\bonly \d+ (?:\p{L}+ )?(?:like|others?)\b|`,
  String.raw`\bthe only\b|\bonly (?:one|ones) (?:in|who|that|with)\b`,
)
/** "Took 11 years", "15 yrs of it". */
const LONG_TO_GET = /\b(\d+)\s*(?:years?|yrs?)\b/giu
const YEARS = 5
/** "Does almost all the inlays", "everything runs through her". */
const NEARLY_ALL = ofParts(
  'iu',
  String.raw`\b(?:does|do|makes|handles|carries|signs|runs|takes) (?:nearly |almost |practically |about )?`,
  String.raw`(?:all|everything|every)\b|\b(?:nearly|almost|practically) (?:all|everything)\b|`,
  String.raw`\beverything (?:runs|goes|hangs)\b|\bnobody else can\b`,
)
/** What people are chosen for. */
const CHOSEN_FOR = ofParts(
  'iu',
  String.raw`\b(?:come|comes|choose|chooses|chose|pick|picks|stay|stays|buy|buys) `,
  String.raw`(?:to us |us |with us |from us )?(?:because|for)\b|\bpay more\b`,
)

/** Of its time or room, so much is full use. */
const FULL = 0.8

/** An answer that a person's words or figures come near to, and what shows it. It is none until they give it. */
export type Likely = { answer: boolean; says: Sentence }

/** What the words and figures of a card likely answer; null where they say nothing. Their own answer goes before it. */
export const likelyOf = (desk: Desk, fact: Judged): Record<VrioTest, Likely | null> => ({
  valuable: isChosenFor(fact) ? yes(say`your words and figures say that it counts`) : null,
  rare: isRare(fact) ? yes(say`your words say that few have it`) : null,
  inimitable: isLongToGet(fact) ? yes(say`your words say that it took years`) : null,
  organized: isInUse(desk, fact) ? yes(say`your words say that it is in full use`) : null,
})

const yes = (says: Sentence): Likely => ({ answer: true, says })

function isChosenFor(fact: Judged): boolean {
  const isMeasured =
    fact.kind === 'strength' && fact.proof !== undefined && fact.versus !== undefined
  return isMeasured || CHOSEN_FOR.test(fact.quote)
}

const isRare = (fact: Judged): boolean =>
  FEW_HAVE.test(fact.quote) || (fact.kind === 'resource' && fact.sort === 'right')

function isLongToGet(fact: Judged): boolean {
  if (fact.kind === 'resource' && (fact.sort === 'right' || fact.sort === 'licence')) return true
  const isOld = fact.kind === 'strength' && fact.proofForm === 'years' && (fact.proof ?? 0) >= YEARS
  const told = [...fact.quote.matchAll(LONG_TO_GET)].map(([, years]) => Number(years))
  return isOld || told.some(years => years >= YEARS)
}

const isInUse = (desk: Desk, fact: Judged): boolean =>
  (fact.kind === 'resource' && (fact.used ?? 0) >= FULL) || isDependence(desk, fact)

/** Somebody who does nearly all of something: whatever was answered, they are no thing that lies unused. */
export function isDependence(desk: Desk, fact: Judged): boolean {
  const person = personOf(desk, fact)
  const isSomebody =
    person !== undefined ||
    desk.kit.name(fact)?.isPerson === true ||
    (fact.kind === 'resource' && fact.sort === 'people')
  return isSomebody && (person?.alone === true || NEARLY_ALL.test(fact.quote))
}

/** The card of the person whose name it bears. */
const personOf = ({ company }: Desk, { label }: Judged) =>
  factsOf(company, 'person').find(one => {
    const [name = ''] = one.label.split(' ')
    return /^\p{Lu}/u.test(name) && label.split(/[\s’']/u).includes(name)
  })

/** Answers that nobody gave and that the words come near to, in the order of the tests. */
export const likelyTests = (
  desk: Desk,
  fact: Judged,
  answers: Readonly<Record<VrioTest, boolean | null>>,
): VrioTest[] => {
  const likely = likelyOf(desk, fact)
  return VRIO_TESTS.filter(test => answers[test] === null && likely[test] !== null)
}

/** "Likely yes: your words say that few have it." One tap confirms it. */
export function likelyReason(desk: Desk, fact: Judged, test: VrioTest): Claim | null {
  const likely = likelyOf(desk, fact)[test]
  return likely && desk.claim(say`Likely yes: ${likely.says}.`, [fact.id], 'estimate')
}
