import type { Evidence } from '@sextant/contracts/strategy/ice-words'
import { type Fact, factsOf } from '../../../company/company.ts'
import type { Desk } from '../../../core/desk.ts'
import type { ChosenPlay } from '../../../plays/choose.ts'
import { say, type Sentence } from '../../../sentences/sentence.ts'

type Rung = { evidence: Evidence; says: Sentence; rests: readonly string[] }

/** An own idea is an opinion until a card speaks for it: an earlier attempt, work that is refused for want of it, somebody who asked, a number that was told. */
export function evidenceOfIdea(desk: Desk, idea: Fact<'idea'>): Rung {
  const { id, attempt } = idea
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
  const shown = shownFor(desk, idea)
  if (shown) return shown
  const says =
    attempt === 'no'
      ? say`Confidence: an opinion so far, nobody has tried it here.`
      : say`Confidence: an opinion so far; whether it was tried before is not said.`
  return { evidence: 'opinion', says, rests: [id] }
}

function shownFor(desk: Desk, { id, about, brings, quote }: Fact<'idea'>): Rung | null {
  const refused = desk.findings.find(
    ({ rule, rests }) => rule === 'capacity.idea-for-refused' && rests.includes(id),
  )
  if (refused)
    return {
      evidence: 'own data',
      says: say`Confidence: work that is refused today waits for it.`,
      rests: refused.rests,
    }
  const asked = factsOf(desk.company, 'quote').find(
    one => one.sort !== 'complaint' && (one.about === id || (about && one.about === about)),
  )
  if (asked)
    return {
      evidence: 'anecdote',
      says: say`Confidence: a customer asked for it.`,
      rests: [id, asked.id],
    }
  // A number that somebody said, and did not only tap.
  if (!brings || !/\d/.test(quote)) return null
  return {
    evidence: 'anecdote',
    says: say`Confidence: a number was told for it, and nobody has tried it.`,
    rests: [id],
  }
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
