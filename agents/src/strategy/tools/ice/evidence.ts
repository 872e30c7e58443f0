import type { Evidence } from '@sextant/contracts/strategy/ice-words'
import type { Fact } from '../../../company/company.ts'
import type { Desk } from '../../../core/desk.ts'
import type { ChosenPlay } from '../../../plays/choose.ts'
import { say, type Sentence } from '../../../sentences/sentence.ts'

type Rung = { evidence: Evidence; says: Sentence; rests: readonly string[] }

/** An own idea is an opinion until it was tried. */
export function evidenceOfIdea(_desk: Desk, { id, attempt }: Fact<'idea'>): Rung {
  if (attempt === 'failed')
    return {
      evidence: 'failed attempt',
      says: say`Confidence: it was tried before and failed.`,
      rests: [id],
    }
  if (attempt === 'worked')
    return {
      evidence: 'test',
      says: say`Confidence: it was tried before and it worked.`,
      rests: [id],
    }
  const says =
    attempt === 'no'
      ? say`Confidence: an opinion so far, nobody has tried it here.`
      : say`Confidence: an opinion so far; whether it was tried before is not said.`
  return { evidence: 'opinion', says, rests: [id] }
}

/** From here on a method counts as proven, of five. */
const PROVEN = 4

/** A play is as sure as what it answers, and no surer than its method is proven. */
export function evidenceOfPlay({ play, finding }: ChosenPlay): Rung {
  const rests = finding.rests
  const isProven = play.confidence >= PROVEN
  if (finding.evidence === 'told')
    return isProven
      ? {
          evidence: 'benchmark',
          says: say`Confidence: the method is proven elsewhere; what it answers was told without a figure.`,
          rests,
        }
      : {
          evidence: 'anecdote',
          says: say`Confidence: what it answers was told without a figure, and the method is little proven.`,
          rests,
        }
  return isProven
    ? {
        evidence: 'own data',
        says: say`Confidence: it answers figures of your own, with a method that is proven elsewhere.`,
        rests,
      }
    : {
        evidence: 'benchmark',
        says: say`Confidence: it answers figures of your own, with a method that is little proven.`,
        rests,
      }
}
