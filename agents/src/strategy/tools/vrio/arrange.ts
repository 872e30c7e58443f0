import type { TextSection } from '@sextant/contracts/deliverable'
import { VRIO_RESOURCES } from '@sextant/contracts/strategy/counts'
import { VRIO_VERDICTS, type VrioResource } from '@sextant/contracts/strategy/vrio'
import { openTest, VRIO_TESTS, type VrioTest } from '@sextant/contracts/strategy/vrio-words'
import { factsOf } from '../../../company/company.ts'
import type { Desk } from '../../../core/desk.ts'
import { leadAbout } from '../../../core/lead.ts'
import type { Arranged } from '../../../core/tool.ts'
import type { Label } from '../../../sentences/label.ts'
import { ListText } from '../../../sentences/list.ts'
import { agree } from '../../../sentences/verbs.ts'
import { say, type Sentence } from '../../../sentences/sentence.ts'
import { isInFullUse, nextStepOf } from './next-step.ts'
import { type Judged, reasonsOf } from './reasons.ts'
import { verdictOf } from './recompute.ts'
import { settle } from './settle.ts'
import { secondPerson, secureWith, unsecured } from './secure.ts'
import { isDependence, likelyTests } from './words-say.ts'

/** What is judged stands first, the strongest before; then what waits for an answer, the fullest before. */
export function arrange(desk: Desk): Arranged<'vrio'> {
  const facts: Judged[] = [
    ...factsOf(desk.company, 'resource'),
    ...factsOf(desk.company, 'strength'),
  ]
  const ordered = facts.toSorted((a, b) => rankOf(b) - rankOf(a)).slice(0, VRIO_RESOURCES.most)
  const resources = ordered.map((fact, index) => resourceOf(desk, fact, `R${index + 1}`))
  const narrative = [likelySection(desk, ordered), waiting(desk, ordered)].filter(
    section => section !== null,
  )
  const plays = desk.plays.filter(({ finding }) => finding.family === 'strength')
  return { body: { resources }, narrative, plays, ...decided(desk, ordered, resources) }
}

/** The verdict to act on first: what lies unused, then what lasts, then what passes; without one, what is nearest to an advantage. */
const FIRST = ['unused advantage', 'sustained advantage', 'temporary advantage'] as const

function decided(
  desk: Desk,
  facts: readonly Judged[],
  resources: readonly VrioResource[],
): Pick<Arranged, 'result' | 'lead' | 'speaksAgainst'> {
  const judged = endangered(desk, facts) ?? indexOfApart(desk, facts) ?? indexOfFirst(resources)
  if (judged === -1) return byWords(desk, facts)
  const index = judged
  const fact = facts[index]
  const resource = resources[index]
  const name = fact && desk.kit.name(fact)
  if (!fact || !resource || !name) return {}
  if (pullsApart(desk, fact)) return dependence(desk, fact, name)
  const { verdict, nextStep } = resource
  const bare = verdict === 'unused advantage' && isInFullUse(fact) ? fact : null
  const says = verdict
    ? say`${name}: ${bare ? unsecured(desk, bare) : VERDICTS[verdict]}.`
    : say`${name} ${agree('come', name)} nearest to an advantage.`
  const claim = desk.claim(says, [fact.id], 'computed')
  const sources = [...new Set([...claim.sources, ...(nextStep?.sources ?? [])])]
  const found = verdict ? leadAbout(desk, [fact.id], ['strength']) : undefined
  const open = verdict ? null : openTest(answersOf(fact))
  const lead = found ?? (bare && secureWith(desk, bare)) ?? (open && settle(desk, fact, open))
  const isSaid = bare || open || (lead && nextStep?.text.includes(lead.title.text))
  const text = isSaid || !nextStep ? claim.text : `${claim.text} ${nextStep.text}`
  return {
    result: { ...claim, text, sources },
    ...(lead && { lead }),
    ...(bare && { speaksAgainst: ({ play }) => HANDED_ON.has(play.id) }),
  }
}

/** By its own answer nothing is made of somebody who, by the words, does nearly all of it: both cannot hold, and one is asked. */
const pullsApart = (desk: Desk, fact: Judged): boolean =>
  fact.organized === false && isDependence(desk, fact)

function dependence(
  desk: Desk,
  fact: Judged,
  name: Label,
): Pick<Arranged, 'result' | 'lead' | 'speaksAgainst'> {
  const says = say`${name}: nearly all of it hangs on one, and that is a dependence before it is an advantage. By your answer little is made of it, by your words it is in full use: say which holds.`
  return {
    result: desk.claim(says, [fact.id], 'computed'),
    lead: secondPerson(desk, fact, name),
    speaksAgainst: ({ play }) => HANDED_ON.has(play.id),
  }
}

/** What others cannot copy is not handed to others to do; and its second person is the first move already. */
const HANDED_ON = new Set(['others-under-your-name', 'pass-on-for-a-fee', 'second-person'])

/** What is rare, in full use and about to leave is decided on before anything that lies unused. */
function endangered(desk: Desk, facts: readonly Judged[]): number | null {
  const found = desk.findings.find(({ rule }) => rule === 'strength.scarce-and-full')
  const index = facts.findIndex(({ id }) => found?.rests.includes(id))
  return index === -1 ? null : index
}

/** Nobody answered anything: what the words come near to is the nearest, and its first open answer the first move. */
function byWords(desk: Desk, facts: readonly Judged[]): Pick<Arranged, 'result' | 'lead'> {
  const [best] = facts
    .map(fact => ({ fact, tests: likelyTests(desk, fact, answersOf(fact)) }))
    .filter(({ fact, tests }) => tests.length > 0 && openTest(answersOf(fact)))
    .toSorted((a, b) => b.tests.length - a.tests.length)
  const name = best && desk.kit.name(best.fact)
  const open = best && openTest(answersOf(best.fact))
  if (!best || !name || !open) return {}
  const says = say`${name} ${agree('come', name)} nearest to an advantage by your words: likely ${likelyWords(desk, best.fact, best.tests)}.`
  const lead = settle(desk, best.fact, open)
  return { result: desk.claim(says, [best.fact.id], 'computed'), ...(lead && { lead }) }
}

const likelyWords = (desk: Desk, fact: Judged, tests: readonly VrioTest[]): ListText =>
  new ListText(tests.map(test => desk.kit.unit(asUnit(LIKELY[test]), 'one', fact)))

function indexOfApart(desk: Desk, facts: readonly Judged[]): number | null {
  const index = facts.findIndex(fact => pullsApart(desk, fact))
  return index === -1 ? null : index
}

function indexOfFirst(resources: readonly VrioResource[]): number {
  const judged = FIRST.map(verdict => resources.findIndex(one => one.verdict === verdict))
  const found = judged.find(index => index !== -1)
  return found ?? resources.findIndex(({ verdict, valuable }) => verdict === null && valuable)
}

const VERDICTS: Readonly<Record<(typeof VRIO_VERDICTS)[number], Sentence>> = {
  disadvantage: say`a disadvantage`,
  parity: say`on a par with others`,
  'temporary advantage': say`an advantage for a time`,
  'unused advantage': say`an advantage that lies unused`,
  'sustained advantage': say`an advantage that lasts`,
}

const APART = say`By your answer no, by your words nearly all of it is done there: which holds?`

/** The four answers of a card; null where nobody gave one. */
const answersOf = (fact: Judged): Pick<VrioResource, VrioTest> => ({
  valuable: fact.valuable ?? null,
  rare: fact.rare ?? null,
  inimitable: fact.costlyToCopy ?? null,
  organized: fact.organized ?? null,
})

/** Higher goes first: any verdict before none. */
function rankOf(fact: Judged): number {
  const answers = answersOf(fact)
  const verdict = verdictOf(answers)
  if (verdict) return VRIO_TESTS.length + VRIO_VERDICTS.indexOf(verdict)
  return VRIO_TESTS.filter(test => answers[test] !== null).length - VRIO_TESTS.length
}

function resourceOf(desk: Desk, fact: Judged, id: string): VrioResource {
  const apart = pullsApart(desk, fact)
  // Until it is said which of the two holds, the answer stays open.
  const answers = apart ? { ...answersOf(fact), organized: null } : answersOf(fact)
  const verdict = verdictOf(answers)
  const found = reasonsOf(desk, fact)
  const reasons = apart ? { ...found, organized: desk.claim(APART, [fact.id], 'told') } : found
  return {
    id,
    name: desk.named(fact),
    ...answers,
    reasons,
    verdict,
    nextStep: nextStepOf(desk, fact, { ...answers, reasons, verdict }),
  }
}

/** What the words come near to, said once, so that one look confirms it. */
function likelySection(desk: Desk, facts: readonly Judged[]): TextSection | null {
  const open = facts
    .filter(fact => desk.kit.name(fact) !== null)
    .map(fact => ({ fact, tests: likelyTests(desk, fact, answersOf(fact)) }))
    .filter(({ tests }) => tests.length > 0)
  if (open.length === 0) return null
  const paragraphs = open.map(({ fact, tests }) => {
    const says = say`${desk.kit.label(fact)}: likely ${likelyWords(desk, fact, tests)}. It counts as soon as you say so.`
    return desk.claim(says, [fact.id], 'estimate')
  })
  return { id: 'likely', heading: 'What your words answer already', paragraphs }
}

const asUnit = (word: string) => ({ one: word, many: word })
const LIKELY: Readonly<Record<VrioTest, string>> = {
  valuable: 'valuable',
  rare: 'rare',
  inimitable: 'hard to copy',
  organized: 'in full use',
}

/** How many have no verdict yet, and which one answer most of them wait for. */
function waiting(desk: Desk, facts: readonly Judged[]): TextSection | null {
  const open = facts.flatMap(fact => {
    const test = openTest(answersOf(fact))
    return test ? [{ fact, test }] : []
  })
  const [most] = VRIO_TESTS.map(test => open.filter(one => one.test === test)).toSorted(
    (a, b) => b.length - a.length,
  )
  if (!most?.[0] || most.length < 2) return null
  const { kit } = desk
  const number = kit.number(open.length, 'without a verdict, counted', facts)
  const all = kit.number(facts.length, 'resources and strengths, counted', facts)
  const rest = kit.number(
    most.length,
    'of them, those that wait for this answer',
    most.map(({ fact }) => fact),
  )
  const start = say`${number} of ${all} have no verdict yet.`
  const says =
    most.length === open.length
      ? say`${start} All of them wait for the same answer: ${WHETHER[most[0].test]}.`
      : say`${start} Most often, ${rest} times, the next answer is ${WHETHER[most[0].test]}.`
  const claim = desk.claim(
    says,
    open.map(({ fact }) => fact.id),
    'computed',
  )
  return { id: 'waiting', heading: 'What one more answer settles', paragraphs: [claim] }
}

const WHETHER: Readonly<Record<VrioTest, Sentence>> = {
  valuable: say`whether it matters to those who choose you`,
  rare: say`whether rivals have it too`,
  inimitable: say`what it would cost a rival to get it`,
  organized: say`whether you make full use of it`,
}
