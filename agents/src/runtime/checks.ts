import { COMPANY_SIZES } from '@sextant/contracts/catalogue'
import {
  BODIES,
  type StrategyDeliverable,
  strategyDeliverable,
} from '@sextant/contracts/strategy/deliverable'
import type { Check, Source } from '@sextant/contracts/deliverable'
import { withoutInvisible } from '@sextant/contracts/plain-text'
import type { Framework } from '../strategy/framework.ts'
import { type ClaimAt, claimsOf, type Path } from '../evidence/claims.ts'
import { AllowedNumbers } from '../evidence/numbers.ts'

/** Characters that a statement can have and still be read. */
const CLAIM_MAX = 900

/** The texts that quotes are compared with. */
export type Originals = {
  /** Message, insight and document texts by id; the profile under "profile". */
  texts: ReadonlyMap<string, string>
  /** Benchmark rows by id, as they are written. */
  benchmarks: ReadonlyMap<string, string>
}

const plain = (text: string): string =>
  withoutInvisible(text.normalize('NFKC'))
    .replaceAll(/[“”]/g, '"')
    .replaceAll(/[‘’]/g, "'")
    .replaceAll(/\s+/g, ' ')
    .trim()
    .toLowerCase()

/** True when the quote stands in what the source points at. */
export function quoteStands(source: Source, originals: Originals): boolean {
  if (source.kind === 'assumption') return true
  if (source.kind === 'benchmark')
    return source.ref !== null && originals.benchmarks.has(source.ref)
  if (source.quote === null || source.quote.trim() === '') return false
  const original = originals.texts.get(source.ref ?? 'profile')
  return original !== undefined && plain(original).includes(plain(source.quote))
}

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

/** Numbers that prose may repeat: computed, quoted, given or standing in the body itself. */
export function allowedNumbers(deliverable: StrategyDeliverable): AllowedNumbers {
  const allowed = new AllowedNumbers().addText(COMPANY_SIZES.join(' '))
  for (const { display, value, inputs } of deliverable.computations)
    allowed.addText(display).addValue(value).addAll(inputs)
  for (const source of deliverable.sources)
    allowed
      .addText(source.quote ?? '')
      .addText(source.origin)
      .addText(source.check ?? '')
  for (const input of deliverable.inputs) allowed.addText(input.value)
  for (const action of deliverable.actions) allowed.addText(action.due).addText(action.metric)
  allowed
    .addText(deliverable.title)
    .addText(deliverable.company)
    .addText(deliverable.trueOn)
    .addAll(numbersOnly(deliverable.body))
  return allowed
}

/** The body without its claims' texts: a stray number must not vouch for itself. */
function numbersOnly(value: unknown): unknown {
  if (typeof value === 'number') return value
  if (Array.isArray(value)) return [value.length, ...value.map(numbersOnly)]
  if (typeof value !== 'object' || value === null) return null
  return 'text' in value && 'sources' in value
    ? null
    : Object.values(value).map(item => (typeof item === 'string' ? item : numbersOnly(item)))
}

/** Words that belong to this company: what the user said, names, places, figures. Short and common words carry nothing. */
export function ownWords(deliverable: StrategyDeliverable): Set<string> {
  const words = new Set<string>()
  const add = (text: string): void => {
    for (const word of plain(text).match(/[\p{L}\d][\p{L}\d'-]{3,}|\d+/gu) ?? [])
      if (!COMMON.has(word)) words.add(word)
  }
  add(deliverable.company)
  for (const source of deliverable.sources) if (source.quote) add(source.quote)
  for (const input of deliverable.inputs) add(input.value)
  return words
}
const COMMON = new Set(
  'that this with from have they them their there what when which will would could should about more most than then into over only also been were your yours ours because every other some such very just like make made good best need needs want people business company customer customers market time year years month months week weeks'.split(
    ' ',
  ),
)

/** Claims that would still hold with a rival's name swapped in: nothing in them belongs to this company. */
export function genericClaims(
  deliverable: StrategyDeliverable,
  claims: readonly ClaimAt[],
): ClaimAt[] {
  const own = ownWords(deliverable)
  const named = new Set(
    deliverable.sources.filter(source => source.kind !== 'assumption').map(source => source.n),
  )
  return claims.filter(({ claim }) => {
    const words = plain(claim.text).match(/[\p{L}\d][\p{L}\d'-]*/gu) ?? []
    return !words.some(word => own.has(word)) && !claim.sources.some(n => named.has(n))
  })
}

export type Checked = { deliverable: StrategyDeliverable; repairedPaths: Path[] }

/**
 * Runs the five checks on a finished deliverable. What can be mended is mended from `draft` (the playbook's own words);
 * what cannot stays visible. `draft` null: the text is the user's own edit and is never replaced.
 */
export function runChecks(
  written: StrategyDeliverable,
  draft: StrategyDeliverable | null,
  framework: Framework,
  originals: Originals,
): Checked {
  const { sources, downgraded } = verifySources(written.sources, originals)
  const recomputed = framework.recompute(structuredClone({ ...written, sources }) as never)
  const arithmetic = checkArithmetic({ ...recomputed, sources } as StrategyDeliverable, draft)
  const { deliverable } = arithmetic
  const claims = claimsOf(deliverable)
  const checks = [
    schemaCheck(deliverable, framework),
    sourcesCheck(sources, downgraded.length, claims),
    arithmeticCheck(deliverable, arithmetic),
    swapCheck(deliverable, claims),
    lengthCheck(claims),
  ]
  return { deliverable: { ...deliverable, checks }, repairedPaths: arithmetic.repairedPaths }
}

/** shown: it stands as it is and the reader is told; repaired: it was put right. */
function statusOf(shown: boolean, repaired = false): Check['status'] {
  if (shown) return 'shown'
  return repaired ? 'repaired' : 'passed'
}

function schemaCheck(deliverable: StrategyDeliverable, framework: Framework): Check {
  const shape = strategyDeliverable.safeParse(deliverable)
  return {
    id: 'schema',
    status: statusOf(!shape.success),
    label: 'Complete',
    detail: shape.success
      ? `All parts of the ${framework.id} form are there.`
      : `Missing or misshapen: ${shape.error.issues[0]?.path.join('.')}`,
  }
}

function sourcesCheck(
  sources: readonly Source[],
  downgraded: number,
  claims: readonly ClaimAt[],
): Check {
  const known = new Set(sources.map(source => source.n))
  const unsourced = claims.filter(({ claim }) => !claim.sources.some(n => known.has(n))).length
  return {
    id: 'sources',
    status: statusOf(unsourced > 0, downgraded > 0),
    label: 'Sources',
    detail: sourcesDetail(sources, downgraded, unsourced),
  }
}

function arithmeticCheck(
  { computations }: StrategyDeliverable,
  { strays, repairedPaths }: Arithmetic,
): Check {
  const repaired = repairedPaths.length
  const putBack = `; ${repaired} sentence${repaired === 1 ? '' : 's'} with other numbers put back`
  return {
    id: 'arithmetic',
    status: statusOf(strays.length > 0, repaired > 0),
    label: 'Arithmetic',
    detail: strays.length
      ? `Numbers in the text that nothing computed or said: ${strays.slice(0, 5).join(', ')}`
      : `${computations.length} figures computed again with the same result${repaired ? putBack : ''}.`,
  }
}

function swapCheck(deliverable: StrategyDeliverable, claims: readonly ClaimAt[]): Check {
  const generic = genericClaims(deliverable, claims)
  const [weakest] = generic
  return {
    id: 'swap',
    status: statusOf(generic.length > claims.length / 3),
    label: 'Swap test',
    detail: weakest
      ? `${claims.length - generic.length} of ${claims.length} statements name something that is only true here. Weakest: “${weakest.claim.text.slice(0, 90).toWellFormed()}”`
      : `All ${claims.length} statements name something that is only true here.`,
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

type Arithmetic = { deliverable: StrategyDeliverable; strays: string[]; repairedPaths: Path[] }

/** Sentences with numbers that nothing accounts for get their draft's words back; what has no draft is told as strays. */
function checkArithmetic(
  deliverable: StrategyDeliverable,
  draft: StrategyDeliverable | null,
): Arithmetic {
  const allowed = allowedNumbers(deliverable)
  const original = new Map(
    (draft ? claimsOf(draft) : []).map(({ path, claim }) => [path.join('.'), claim]),
  )
  const copy = structuredClone(deliverable)
  const strays: string[] = []
  const repairedPaths: Path[] = []
  for (const { path, claim } of claimsOf(copy)) {
    const found = allowed.strays(claim.text)
    if (!found.length) continue
    const before = original.get(path.join('.'))
    if (before && before.text !== claim.text) {
      Object.assign(claim, before)
      repairedPaths.push(path)
    } else strays.push(...found)
  }
  return { deliverable: copy, strays, repairedPaths }
}

const sourcesDetail = (
  sources: readonly Source[],
  downgraded: number,
  unsourced: number,
): string => {
  const assumed = sources.filter(source => source.kind === 'assumption').length
  const parts = [`${sources.length - assumed} checked, ${assumed} assumed`]
  if (downgraded)
    parts.push(
      `${downgraded} quote${downgraded === 1 ? '' : 's'} not found and marked as assumption`,
    )
  if (unsourced) parts.push(`${unsourced} statement${unsourced === 1 ? '' : 's'} without a source`)
  return `${parts.join('; ')}.`
}

/** The body schema of a framework, for edits. */
export const bodySchema = (id: keyof typeof BODIES) => BODIES[id]
