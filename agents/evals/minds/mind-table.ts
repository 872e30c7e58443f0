import type { Deliverable } from '@sextant/contracts/stored-deliverable'
import { claimsOf } from '../../src/evidence/claims.ts'
import type { CallRecord } from '../../src/model/job.ts'
import type { NewMind } from '../../src/model/mind.ts'
import { propose } from '../../src/core/dialogue/propose.ts'
import type { Firm } from '../firm.ts'
import { addReading, type ReadingScore, scoreRead } from '../reading.ts'
import { draftCase, microsOf, pouredOut, readCase } from './run-case.ts'
import { caseNames, firmOfCase, recordedOf, type What } from './recording.ts'

/** A figure of both minds side by side; "–" where one has none. */
export type MindRow = { figure: string; builtIn: string; model: string }

type Drafted = {
  name: string
  what: What
  deliverable: Deliverable
  calls: CallRecord[]
  notices: string[]
}
type ReadBy = { builtIn: ReadingScore; model: ReadingScore; calls: CallRecord[] }

/** A mind for a case: on its recording, or a provider's. */
export type MindFor = (name: string, what: What) => NewMind

/** Every recorded case once more, by both minds. */
export async function evaluateMinds(mindFor: MindFor): Promise<MindRow[]> {
  const reads: ReadBy[] = []
  const drafts: Drafted[] = []
  for (const name of caseNames()) {
    const firm = firmOfCase(name)
    for (const what of recordedOf(name)) {
      const newMind = mindFor(name, what)
      if (what === 'read') reads.push(await readBoth(firm, newMind))
      else drafts.push({ name, what, ...(await draftCase(firm, what, newMind)) })
    }
  }
  return [...readingRows(reads), ...writingRows(drafts), ...callRows([...reads, ...drafts])]
}

/** Everything that a firm says, read by both minds. */
export async function readBoth(firm: Firm, newMind: NewMind): Promise<ReadBy> {
  const known = pouredOut(firm)
  const text = known.thread.at(-1)?.text ?? ''
  const { heard, calls } = await readCase(firm, newMind)
  return {
    builtIn: scoreRead(firm.facts, propose(text, known.company, null, firm.description).facts),
    model: scoreRead(firm.facts, heard.facts),
    calls,
  }
}

function readingRows(reads: readonly ReadBy[]): MindRow[] {
  if (reads.length === 0) return []
  const builtIn = reads.map(one => one.builtIn).reduce(addReading)
  const model = reads.map(one => one.model).reduce(addReading)
  const row = (figure: string, part: (score: ReadingScore) => number): MindRow => ({
    figure,
    builtIn: percent(part(builtIn)),
    model: percent(part(model)),
  })
  return [
    row('all said at once: cards of the right kind', one => one.rightCards / one.cards),
    row(
      '… figures and names filled in that are right',
      one => one.rightFilled / Math.max(1, one.filled),
    ),
    row('… figures that reach a card', one => one.reached / Math.max(1, one.figures)),
  ]
}

function writingRows(drafts: readonly Drafted[]): MindRow[] {
  const claims = drafts.flatMap(({ deliverable }) => claimsOf(deliverable))
  const own = claims.filter(({ claim }) => claim.by === 'model')
  const judged = drafts.flatMap(({ deliverable }) => deliverable.model?.findings ?? [])
  const strays = drafts.filter(({ deliverable }) =>
    deliverable.checks.some(({ id, status }) => id === 'arithmetic' && status !== 'passed'),
  )
  return [
    model('deliverables', String(drafts.length)),
    model('statements in its words, of all', `${own.length} of ${claims.length}`),
    model('own findings and moves that were kept', String(judged.length + ownMoves(drafts))),
    model('deliverables with a figure that nothing produced', String(strays.length)),
    model('jobs that fell back', String(drafts.flatMap(({ notices }) => notices).length)),
  ]
}

const ownMoves = (drafts: readonly Drafted[]): number =>
  drafts.flatMap(({ deliverable }) => deliverable.model?.moves ?? []).length

/** Repairs are told by what was asked again. */
function callRows(all: readonly { calls: CallRecord[] }[]): MindRow[] {
  const calls = all.flatMap(one => one.calls)
  const repairs = calls.filter(({ material }) => material.includes(BROKEN))
  const refused = calls.filter(({ material }) => material.includes(REFUSED))
  const first = calls.length - repairs.length
  const tokens = calls.reduce((sum, one) => sum + one.tokens.input + one.tokens.output, 0)
  const micros = calls.reduce((sum, one) => sum + microsOf(one.tokens), 0)
  const many = Math.max(1, all.length)
  return [
    model('answers in the form at the first time', `${first - repairs.length} of ${first}`),
    model('… after one repair', `${first} of ${first}`),
    model('answers of which the rails refused something', `${refused.length}`),
    model('tokens a case, mean', String(Math.round(tokens / many))),
    model('cents a case at $3 and $15 a million, mean', (micros / many / MICROS_A_CENT).toFixed(1)),
  ]
}

const BROKEN = 'Your last answer could not be used:'
const REFUSED = 'Some of your last answer could not be used:'
const MICROS_A_CENT = 10_000

const model = (figure: string, value: string): MindRow => ({ figure, builtIn: '–', model: value })
/** A part, 0–1, with one decimal. */
export const percent = (part: number): string => `${(part * 100).toFixed(1)}%`
