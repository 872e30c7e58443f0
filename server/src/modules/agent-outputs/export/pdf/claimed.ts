import type { Claim } from '@sextant/contracts/deliverable'
import type { Inline } from 'pdfmake'
import { COLOUR, FAMILY } from '../../../../platform/paper/faces.ts'
import { type Face, type } from '../../../../platform/paper/typeset.ts'
import { restsOnAssumptions } from '../paper.ts'

/** Numbered marks after a claim: solid ground for a checked source, a dashed line under an assumption. */
export function marks(
  sources: readonly number[],
  assumed: ReadonlySet<number>,
  size: number,
): Inline[] {
  return sources.flatMap(n => [
    { text: '\u00a0', font: FAMILY.sans, fontSize: Math.min(size, 10) * 0.5 },
    {
      text: `\u00a0${n}\u00a0`,
      font: FAMILY.sans,
      bold: true,
      fontSize: Math.min(7.5, Math.max(5.6, size * 0.66)),
      ...(assumed.has(n)
        ? {
            color: COLOUR.ink3,
            decoration: 'underline' as const,
            decorationStyle: 'dashed' as const,
            decorationColor: COLOUR.ink3,
            decorationThickness: 0.6,
          }
        : { color: COLOUR.act, background: COLOUR.tint }),
    },
  ])
}

/** A claim with its marks; dashed under its words where only assumptions carry it. */
export function claimed(
  claim: Claim,
  assumed: ReadonlySet<number>,
  face: Face,
  style: Omit<Inline, 'text' | 'font'> & { fontSize: number },
): Inline[] {
  const dashed = restsOnAssumptions(claim.sources, assumed)
    ? {
        decoration: 'underline' as const,
        decorationStyle: 'dashed' as const,
        decorationColor: COLOUR.lineStrong,
        decorationThickness: 0.45,
      }
    : {}
  return [
    ...type(claim.text, face, { ...style, ...dashed }),
    ...marks(claim.sources, assumed, style.fontSize),
  ]
}
