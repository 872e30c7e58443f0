import type { ChangedFigure } from '@sextant/contracts/agent-outputs/living'
import type { Computation } from '@sextant/contracts/deliverable'
import type { StoredDeliverable } from '@sextant/contracts/stored-deliverable'
import type { ChangedLine } from '@sextant/contracts/kept-lines'
import { diffArrays } from 'diff'
import { type Line, linesOf } from './lines.ts'

/** From this part of shared words on, one line is the other, changed. */
const ALIKE_FROM = 0.35

/** The lines by which one state of a deliverable differs from another, in reading order. What reads otherwise stands beside what it was. */
export function changedLines(before: StoredDeliverable, after: StoredDeliverable): ChangedLine[] {
  const changes: ChangedLine[] = []
  let removed: Line[] = []
  const close = (added: readonly Line[]): void => {
    changes.push(...paired(removed, added))
    removed = []
  }
  const runs = diffArrays(linesOf(before), linesOf(after), { comparator: isSame })
  for (const run of runs) {
    if (run.removed) removed = [...removed, ...run.value]
    else close(run.added ? run.value : [])
  }
  close([])
  return changes
}

/** How many lines read the same. */
export const sameLines = (before: StoredDeliverable, after: StoredDeliverable): number =>
  diffArrays(linesOf(before), linesOf(after), { comparator: isSame })
    .filter(({ added, removed }) => !added && !removed)
    .reduce((sum, { value }) => sum + value.length, 0)

const isSame = (one: Line, other: Line): boolean =>
  one.part === other.part && one.text === other.text

/** Lines that went and lines that came at the same place: each that went beside the one that it became. */
function paired(removed: readonly Line[], added: readonly Line[]): ChangedLine[] {
  const left = [...added]
  const changes = removed.map((line): ChangedLine => {
    const at = bestMatch(line, left)
    const [became] = at < 0 ? [] : left.splice(at, 1)
    const { part, label, text } = line
    return { part, label, before: text, after: became?.text ?? null }
  })
  const news = left.map(({ part, label, text }) => ({ part, label, before: null, after: text }))
  return [...changes, ...news]
}

function bestMatch(line: Line, others: readonly Line[]): number {
  const named = others.findIndex(
    ({ part, label }) => label !== null && label === line.label && part === line.part,
  )
  if (named >= 0) return named
  const alike = others.map(other => (other.part === line.part ? likeness(line, other) : 0))
  const best = Math.max(0, ...alike)
  return best < ALIKE_FROM ? -1 : alike.indexOf(best)
}

const wordsIn = (text: string): string[] => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []

/** The part of the words of two lines that both have, 0 to 1. */
export function likeness(one: Pick<Line, 'text'>, other: Pick<Line, 'text'>): number {
  const [ours, theirs] = [wordsIn(one.text), wordsIn(other.text)]
  const left = [...theirs]
  const shared = ours.filter(word => {
    const at = left.indexOf(word)
    if (at >= 0) left.splice(at, 1)
    return at >= 0
  })
  return (2 * shared.length) / Math.max(1, ours.length + theirs.length)
}

/** The computed figures that two states of a deliverable put differently, or that only one has. */
export function changedFigures(
  before: StoredDeliverable,
  after: StoredDeliverable,
): ChangedFigure[] {
  const [ours, theirs] = [figuresOf(before), figuresOf(after)]
  const names = [...new Set([...ours.keys(), ...theirs.keys()])]
  const called = labelOf([...ours.values()], [...theirs.values()])
  return names.flatMap(name => {
    const [was, is] = [ours.get(name), theirs.get(name)]
    if (was?.display === is?.display) return []
    const figure = (is ?? was)!
    return {
      label: called(figure),
      formula: figure.formula,
      before: was?.display ?? null,
      after: is?.display ?? null,
      difference: was && is ? differenceOf(was.display, is.display) : null,
    }
  })
}

const isOf = ({ from = [] }: Computation): string => from.join(', ')

/** Figures by what they are called and computed of; of those that share both, the second is the second. */
function figuresOf(content: StoredDeliverable): Map<string, Computation> {
  const all =
    content.tool === 'combined'
      ? content.parts.flatMap(({ computations }) => computations)
      : content.computations
  const seen = new Map<string, number>()
  return new Map(
    all.map(figure => {
      const name = `${figure.label} of ${isOf(figure)}`
      const times = (seen.get(name) ?? 0) + 1
      seen.set(name, times)
      return [`${name} ${times}`, figure]
    }),
  )
}

/** What a figure is called where others of a state are called the same: with the facts that it is computed of. */
function labelOf(...states: (readonly Computation[])[]): (figure: Computation) => string {
  const shared = new Set(
    states.flatMap(figures =>
      figures.map(({ label }) => label).filter((label, at, all) => all.indexOf(label) !== at),
    ),
  )
  return figure =>
    shared.has(figure.label) && isOf(figure) !== ''
      ? `${figure.label} (${isOf(figure)})`
      : figure.label
}

const NUMBER = /\d[\d,]*(?:\.\d+)?/

/** "−$3,600.00" between two figures as they are written; null where they are not written alike. */
export function differenceOf(before: string, after: string): string | null {
  const [was, is] = [partsOf(before), partsOf(after)]
  if (!was || !is || was.around !== is.around) return null
  const digits = Math.max(was.digits, is.digits)
  const by = is.value - was.value
  const amount = Math.abs(by).toLocaleString('en-US', {
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  })
  const written = is.around.replace('#', amount).replace(/%$/, ' points')
  return `${by < 0 ? '−' : '+'}${written}`
}

function partsOf(display: string): { value: number; digits: number; around: string } | null {
  const numbers = display.match(new RegExp(NUMBER, 'g')) ?? []
  const [number] = numbers
  if (number === undefined || numbers.length > 1) return null
  const sign = /[-−]\D*$/.test(display.slice(0, display.indexOf(number))) ? -1 : 1
  return {
    value: sign * Number(number.replaceAll(',', '')),
    digits: number.split('.')[1]?.length ?? 0,
    around: display.replace(number, '#').replace(/[-−]/, ''),
  }
}
