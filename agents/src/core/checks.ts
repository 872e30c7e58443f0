import { COMPANY_SIZES, toolById } from '@sextant/contracts/catalogue'
import type { Check, Computation, Source } from '@sextant/contracts/deliverable'
import { withoutInvisible } from '@sextant/contracts/plain-text'
import { type Deliverable, toolDeliverable } from '@sextant/contracts/stored-deliverable'
import { toolFor } from '../tools.ts'
import { FIGURES_OF_CARD, methodOrigin } from './book.ts'
import { BENCHMARKS } from '../knowledge/benchmarks.ts'
import { type ClaimAt, claimsOf, type Path } from '../evidence/claims.ts'
import { AllowedNumbers } from '../evidence/numbers.ts'
import type { Originals } from './originals.ts'

/** Characters that a statement can have and still be read. */
const CLAIM_MAX = 900
/** Strays that a check names. */
const NAMED_MAX = 5

export type Checked = { deliverable: Deliverable; repairedPaths: Path[] }

/** What a deliverable is checked against: the words its sources quote, its draft's own words, and the figures computed anew. */
export type Against = {
  originals: Originals
  /** Null for words that a person wrote: they are never replaced. */
  draft: Deliverable | null
  /** The draft of today, where no draft may replace words: the thresholds of its rules may stand as they do there. */
  rules?: Deliverable
  /** The same computed again from the facts as they stand now. */
  again: readonly Computation[]
}

/** Runs the five checks on a finished deliverable. What can be mended is mended from the draft; what cannot stays visible. */
export function runChecks(
  written: Deliverable,
  { originals, draft, rules, again }: Against,
): Checked {
  const { sources, downgraded } = verifySources(written.sources, originals)
  const verified = { ...written, sources } as Deliverable
  const { deliverable, strays, repairedPaths } = withoutStrays(verified, draft, rules)
  const claims = claimsOf(deliverable)
  const checks = [
    schemaCheck(deliverable),
    sourcesCheck(sources, downgraded.length, claims),
    arithmeticCheck(deliverable, again, { strays, repaired: repairedPaths.length }),
    swapCheck(deliverable, claims),
    lengthCheck(claims),
  ]
  return { deliverable: { ...deliverable, checks }, repairedPaths }
}

const plain = (text: string): string =>
  withoutInvisible(text.normalize('NFKC'))
    .replaceAll(/[“”‘’'"]/g, '"')
    .replaceAll(/\s+/g, ' ')
    .trim()
    .toLowerCase()

/** True when the quote stands in what the source points at. */
export function quoteStands(source: Source, originals: Originals): boolean {
  const { kind, quote, ref } = source
  if (kind === 'assumption') return true
  if (kind === 'benchmark') return BENCHMARKS.some(({ id }) => id === ref)
  if (kind === 'method') return originals.methods.has(methodNamed(source))
  if (kind === 'metric') return quote !== null && originals.measured?.(ref ?? '') === quote
  if (quote === null || quote.trim() === '') return false
  const original = originals.texts.get(ref ?? 'profile')
  return original !== undefined && plain(original).includes(plain(quote))
}

/** A deliverable of before has the name of a method as if it were quoted. */
const methodNamed = ({ quote, origin }: Source): string =>
  quote === null ? origin : methodOrigin({ method: quote, by: origin })

/** Sources with `verified` set; one whose quote does not stand becomes an assumption with a way to check it. */
export function verifySources(
  sources: readonly Source[],
  originals: Originals,
): { sources: Source[]; downgraded: number[] } {
  const downgraded: number[] = []
  const verified = sources.map(source => {
    if (quoteStands(source, originals)) return { ...source, verified: source.kind !== 'assumption' }
    downgraded.push(source.n)
    return {
      ...source,
      kind: 'assumption' as const,
      quote: null,
      ref: null,
      verified: false,
      check: source.check ?? `Find where this comes from: ${source.origin}`,
      flags: [...source.flags, 'quote not found'],
    }
  })
  return { sources: verified, downgraded }
}

/** Numbers that prose may repeat: computed, quoted, given, standing in the body itself, or thresholds of the draft's own rules. */
export function allowedNumbers(
  deliverable: Deliverable,
  draft: Deliverable | null,
): AllowedNumbers {
  const { computations, sources, inputs, actions, moves, title, company, trueOn } = deliverable
  const allowed = new AllowedNumbers().addText(COMPANY_SIZES.join(' '))
  for (const { display, value, inputs: given } of computations)
    allowed.addText(display).addValue(value).addAll(given)
  for (const { quote, origin, check } of sources) allowed.addAll([quote, origin, check])
  for (const { value } of inputs) allowed.addText(value)
  for (const { due, metric } of actions) allowed.addText(due).addText(metric)
  for (const { metric, stop } of moves) allowed.addText(metric).addText(stop)
  allowed.addAll([title, company, trueOn, numbersOnly(deliverable.body)])
  if (draft) for (const { claim } of claimsOf(draft)) allowed.addText(claim.text)
  return allowed
}

/** The body without its claims' texts: a stray number must not vouch for itself. */
function numbersOnly(value: unknown): unknown {
  if (typeof value === 'number') return value
  if (Array.isArray(value)) return [value.length, ...value.map(numbersOnly)]
  if (typeof value !== 'object' || value === null) return null
  if ('text' in value && 'sources' in value) return null
  return Object.values(value).map(item => (typeof item === 'string' ? item : numbersOnly(item)))
}

type Cleaned = Checked & { strays: string[] }

/** Statements with numbers that nothing accounts for get their draft's words back; what has no draft is told as strays. */
function withoutStrays(
  deliverable: Deliverable,
  draft: Deliverable | null,
  rules: Deliverable | undefined,
): Cleaned {
  const allowed = allowedNumbers(deliverable, draft ?? rules ?? null)
  const drafted = new Map(
    (draft ? claimsOf(draft) : []).map(({ path, claim }) => [path.join('.'), claim]),
  )
  const copy = structuredClone(deliverable)
  const own = writtenByHand(copy)
  const strays: string[] = []
  const repairedPaths: Path[] = []
  for (const { path, claim } of claimsOf(copy)) {
    const found = allowed.strays(claim.text)
    const before = drafted.get(path.join('.'))
    if (found.length === 0 || claim.sources.some(n => own.has(n))) continue
    if (before && before.text !== claim.text) {
      Object.assign(claim, before)
      repairedPaths.push(path)
    } else strays.push(...found)
  }
  return { deliverable: copy, strays, repairedPaths }
}

const writtenByHand = ({ sources }: Deliverable): Set<number> =>
  new Set(sources.filter(({ ref }) => ref === 'edit').map(({ n }) => n))

/** shown: it stands as it is and the reader is told; repaired: it was put right. */
function statusOf(shown: boolean, repaired = false): Check['status'] {
  if (shown) return 'shown'
  return repaired ? 'repaired' : 'passed'
}

function schemaCheck(deliverable: Deliverable): Check {
  const shape = toolDeliverable.safeParse(deliverable)
  const lacks = lackedBy(deliverable)
  return {
    id: 'schema',
    status: statusOf(!shape.success || lacks.length > 0),
    label: 'Complete',
    detail: shape.success
      ? partsWords(toolById(deliverable.tool).name, lacks)
      : `Missing or misshapen: ${shape.error.issues[0]?.path.join('.')}`,
  }
}

/** What a reader would look for and not find: what the form itself lacks, moves, actions. */
function lackedBy({ tool, body, moves, actions }: Deliverable): string[] {
  const { lacks, movesMost } = toolFor(tool)
  const ofForm = lacks?.(body as never) ?? null
  const hasMoves = moves.length > 0 || movesMost === 0
  return [ofForm, !hasMoves && 'moves', actions.length === 0 && 'actions'].filter(
    part => typeof part === 'string',
  )
}

const partsWords = (name: string, lacks: readonly string[]): string =>
  lacks.length === 0
    ? `All parts of the form are there: ${name}.`
    : `Still missing: ${lacks.join(', ')}. More facts bring them.`

function sourcesCheck(
  sources: readonly Source[],
  downgraded: number,
  claims: readonly ClaimAt[],
): Check {
  const known = new Set(sources.map(source => source.n))
  const bare = claims.filter(({ claim }) => !isBacked(claim, known)).length
  const assumed = sources.filter(({ kind }) => kind === 'assumption').length
  const unconfirmed = sources.filter(({ flags }) => flags.includes('not confirmed')).length
  const others = sources.filter(({ flags }) => flags.includes(FIGURES_OF_CARD)).length
  const methods = sources.filter(({ kind }) => kind === 'method').length
  const parts = [
    `${sources.length - assumed - methods} sources found again word for word, ${assumed} assumed`,
    methods > 0 && `${methods} rules of a method, named and not quoted`,
    unconfirmed > 0 && `${unconfirmed} not confirmed`,
    others > 0 && `${others} whose figures stand on the card and not in the words`,
    downgraded > 0 && `${downgraded} not found and marked as assumption`,
    bare > 0 && `${bare} of ${claims.length} statements without a source`,
  ]
  return {
    id: 'sources',
    status: statusOf(bare > 0, downgraded > 0),
    label: 'Sources',
    detail: `${parts.filter(Boolean).join('; ')}.`,
  }
}

/** A statement stands on a source, or on figures of the ledger alone. */
const isBacked = ({ sources, computed = [] }: ClaimAt['claim'], known: ReadonlySet<number>) =>
  sources.some(n => known.has(n)) || computed.length > 0

/** Figures are computed once more from the facts as they stand; one that comes out otherwise is told. */
function arithmeticCheck(
  { computations }: Deliverable,
  again: readonly Computation[],
  { strays, repaired }: { strays: readonly string[]; repaired: number },
): Check {
  const changed = computations.filter(one => !again.some(other => sameFigure(one, other)))
  const isWrong = strays.length > 0 || changed.length > 0
  return {
    id: 'arithmetic',
    status: statusOf(isWrong, repaired > 0),
    label: 'Arithmetic',
    detail: arithmeticWords(computations.length, changed, strays, repaired),
  }
}

const sameFigure = (a: Computation, b: Computation): boolean =>
  a.formula === b.formula && a.display === b.display

function arithmeticWords(
  all: number,
  changed: readonly Computation[],
  strays: readonly string[],
  repaired: number,
): string {
  if (strays.length > 0)
    return `Numbers in the text that nothing computed or said: ${strays.slice(0, NAMED_MAX).join(', ')}`
  if (changed.length > 0)
    return `${changed.length} of ${all} figures come out otherwise from the facts of today: ${changed[0]!.label}.`
  const putBack = repaired > 0 ? `; ${repaired} statements with other numbers put back` : ''
  return `${all} figures computed again with the same result${putBack}.`
}

/** Statements that would still hold with a rival's name swapped in: no fact of this company carries them. Rules of a method are general by nature and not counted. */
export function genericClaims(
  { sources }: Pick<Deliverable, 'sources'>,
  claims: readonly ClaimAt[],
): ClaimAt[] {
  const own = new Set(
    sources.filter(({ kind }) => kind !== 'assumption' && kind !== 'method').map(({ n }) => n),
  )
  return claims.filter(
    ({ claim }) =>
      !GENERAL.has(claim.evidence ?? '') &&
      !claim.computed?.length &&
      !claim.sources.some(n => own.has(n)),
  )
}

const GENERAL = new Set(['rule', 'published', 'not rated'])

/** The steps of the moves, and those of them that name a fact or a figure of this company: the others would stand in a rival's document as they are. */
export function stepsOf({ moves, sources }: Pick<Deliverable, 'moves' | 'sources'>): {
  all: number
  own: number
} {
  const ofFirm = new Set(
    sources.filter(({ kind }) => kind !== 'assumption' && kind !== 'method').map(({ n }) => n),
  )
  const steps = moves.flatMap(move => move.steps)
  const own = steps.filter(
    step => Boolean(step.computed?.length) || step.sources.some(n => ofFirm.has(n)),
  )
  return { all: steps.length, own: own.length }
}

function stepWords({ all, own }: { all: number; own: number }): string {
  if (all === 0) return ''
  const rest = all - own
  return ` ${own} of ${all} steps of the moves ${own === 1 ? 'names' : 'name'} a fact or a figure of yours; ${rest} ${rest === 1 ? 'is' : 'are'} the method’s own.`
}

function swapCheck(deliverable: Deliverable, claims: readonly ClaimAt[]): Check {
  const counted = claims.filter(({ claim }) => !GENERAL.has(claim.evidence ?? ''))
  const generic = genericClaims(deliverable, claims)
  const [weakest] = generic
  const detail = weakest
    ? `${counted.length - generic.length} of ${counted.length} statements rest on a fact of this company. Weakest: “${weakest.claim.text.slice(0, 90).toWellFormed()}”.`
    : `All ${counted.length} statements rest on a fact of this company; ${claims.length - counted.length} are rules with their method.`
  return {
    id: 'swap',
    status: statusOf(generic.length > counted.length / 3),
    label: 'Swap test',
    detail: `${detail}${stepWords(stepsOf(deliverable))}`,
  }
}

function lengthCheck(claims: readonly ClaimAt[]): Check {
  const tooLong = claims.filter(({ claim }) => claim.text.length > CLAIM_MAX).length
  return {
    id: 'limits',
    status: statusOf(tooLong > 0),
    label: 'Length',
    detail: tooLong
      ? `${tooLong} statements are longer than ${CLAIM_MAX} characters.`
      : 'No statement is longer than it can be read.',
  }
}
