import type { BrandFinding, BrandGuidelines } from '@sextant/contracts/brand/guidelines'
import type { Claim, Source } from '@sextant/contracts/deliverable'
import type { StoredDeliverable } from '@sextant/contracts/stored-deliverable'
import { says, spansOf } from './said.ts'

/** A line as a reader meets it; `isProven`: it rests on words or figures that were found again. */
type Line = { text: string; isProven: boolean }

/** Parts of a deliverable that say nothing to a reader in its own words: what others said, ids, arithmetic. */
const NOT_READ = new Set(
  'sources inputs computations checks insightsUsed model writer wanted byHand tool id key fact rule ref move evidence by currency quadrant due trueOn industry company mind'.split(
    ' ',
  ),
)

/** What a deliverable says against the brand of whom it is for: words to avoid, claims without proof, legal lines that are missing. */
export function checkBrand(deliverable: StoredDeliverable, brand: BrandGuidelines): BrandFinding[] {
  const lines = linesOf(deliverable)
  return [
    ...lines.flatMap(line => avoided(line, brand)),
    ...lines.flatMap(line => unproven(line, brand)),
    ...missingLegal(lines, brand),
  ]
}

function linesOf(deliverable: StoredDeliverable): Line[] {
  if (deliverable.tool === 'combined') {
    const own = [deliverable.title, deliverable.decision].map(text => ({ text, isProven: false }))
    return [...own, ...deliverable.parts.flatMap(linesOf)]
  }
  const proofs = provenBy(deliverable.sources)
  const lines: Line[] = []
  const walk = (value: unknown): void => {
    if (typeof value === 'string') lines.push({ text: value, isProven: false })
    else if (Array.isArray(value)) value.forEach(walk)
    else if (isClaim(value))
      lines.push({ text: value.text, isProven: value.sources.some(n => proofs.has(n)) })
    else if (typeof value === 'object' && value !== null)
      for (const [key, part] of Object.entries(value)) if (!NOT_READ.has(key)) walk(part)
  }
  walk(deliverable)
  return lines
}

const isClaim = (value: unknown): value is Claim =>
  typeof value === 'object' &&
  value !== null &&
  typeof (value as Claim).text === 'string' &&
  Array.isArray((value as Claim).sources)

/** A rule of a method and an assumption prove nothing. */
const provenBy = (sources: readonly Source[]): Set<number> =>
  new Set(
    sources
      .filter(({ kind, verified }) => verified && kind !== 'method' && kind !== 'assumption')
      .map(({ n }) => n),
  )

const avoided = ({ text }: Line, { avoid }: BrandGuidelines): BrandFinding[] =>
  avoid.flatMap(({ word, instead }) =>
    firstOf(text, word).map(found => ({ kind: 'avoid', rule: word, line: text, found, instead })),
  )

const unproven = ({ text, isProven }: Line, { claims }: BrandGuidelines): BrandFinding[] =>
  isProven
    ? []
    : claims
        .filter(({ proof }) => proof === '')
        .flatMap(claim =>
          firstOf(text, claim.says).map(found => ({
            kind: 'claim',
            rule: claim.says,
            line: text,
            found,
            instead: '',
          })),
        )

/** A legal line applies where any line speaks of what it is about; it may stand anywhere in the deliverable. */
function missingLegal(lines: readonly Line[], { legal }: BrandGuidelines): BrandFinding[] {
  const whole = plain(lines.map(({ text }) => text).join('\n'))
  return legal.flatMap(({ text, about }) => {
    if (whole.includes(plain(text))) return []
    const word = about.find(one => lines.some(line => says(line.text, one)))
    const line = lines.find(one => word !== undefined && says(one.text, word))
    if (word === undefined || !line) return []
    const [found = word] = firstOf(line.text, word)
    return [{ kind: 'legal', rule: text, line: line.text, found, instead: '' }]
  })
}

const plain = (text: string): string => text.replaceAll(/\s+/g, ' ').trim().toLowerCase()

/** What was found first in a line, as it stands there. */
const firstOf = (text: string, words: string): string[] =>
  spansOf(text, words)
    .slice(0, 1)
    .map(span => span.text)
