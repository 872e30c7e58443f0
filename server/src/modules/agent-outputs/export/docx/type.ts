import type { Claim } from '@sextant/contracts/deliverable'
import { BorderStyle, ShadingType, type TextRun, UnderlineType } from 'docx'
import { COLOUR, FAMILY } from '../../../../platform/paper/faces.ts'
import { hex, run, type WordStyle } from '../../../../platform/paper/word.ts'
import { restsOnAssumptions } from '../paper.ts'

/** Numbered marks after a claim: a solid box for a checked source, a dashed one for an assumption. */
export function marks(
  sources: readonly number[],
  assumed: ReadonlySet<number>,
  size: number,
): TextRun[] {
  const small = Math.min(7.5, Math.max(6, size * 0.68))
  return sources.flatMap(n => [
    run('\u00a0', 'sans', { size: small }),
    run(
      `\u00a0${n}\u00a0`,
      'sans',
      { size: small, bold: true, color: assumed.has(n) ? COLOUR.ink3 : COLOUR.act },
      assumed.has(n)
        ? {
            border: { style: BorderStyle.DASHED, size: 4, space: 0, color: hex(COLOUR.lineStrong) },
          }
        : {
            border: { style: BorderStyle.SINGLE, size: 4, space: 0, color: hex(COLOUR.act) },
            shading: { type: ShadingType.CLEAR, fill: hex(COLOUR.tint) },
          },
    ),
  ])
}

/** A claim with its marks; dashed under its words where only assumptions carry it. */
export function claimed(
  claim: Claim,
  assumed: ReadonlySet<number>,
  face: keyof typeof FAMILY,
  style: WordStyle,
): TextRun[] {
  const dashed = restsOnAssumptions(claim.sources, assumed)
    ? { underline: { type: UnderlineType.DASH, color: hex(COLOUR.lineStrong) } }
    : {}
  return [run(claim.text, face, style, dashed), ...marks(claim.sources, assumed, style.size)]
}
