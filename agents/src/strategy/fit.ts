import { frameworkById } from '@sextant/contracts/catalogue'
import type { NextAction, Source } from '@sextant/contracts/deliverable'
import type { StrategyDeliverable } from '@sextant/contracts/strategy/deliverable'
import { brief, listed, quoted, spelled } from './reading/wording.ts'

const name = (part: StrategyDeliverable): string => frameworkById(part.framework).name
const all = (parts: readonly StrategyDeliverable[]): string =>
  parts.length === 2 ? 'Both parts' : `All ${spelled(parts.length)} parts`
const given = (part: StrategyDeliverable, label: string): string | null =>
  part.inputs.find(i => i.label === label && i.sources.length > 0)?.value ?? null

/** What every part was told under one of its inputs, where they were told the same; else the answers by part. */
function shared(
  parts: readonly StrategyDeliverable[],
  label: string,
): { same: string | null; apart: { value: string; parts: StrategyDeliverable[] }[] } {
  const told = new Map<string, StrategyDeliverable[]>()
  for (const part of parts) {
    const value = given(part, label)
    if (value) told.set(value, [...(told.get(value) ?? []), part])
  }
  const values = [...told.entries()].map(([value, from]) => ({ value, parts: from }))
  // A part that cites fewer sentences of one answer does not contradict it.
  const whole = values.find(v => values.every(o => v.value.includes(o.value)))
  return {
    same: whole && values.flatMap(v => v.parts).length > 1 ? whole.value : null,
    apart: whole ? [] : values,
  }
}

const stems = (text: string): Set<string> =>
  new Set((text.toLowerCase().match(/[\p{L}\d]{4,}/gu) ?? []).map(w => w.slice(0, 6)))
const alike = (a: string, b: string): boolean => {
  const [one, two] = [stems(a), stems(b)]
  const common = [...one].filter(w => two.has(w)).length
  return common >= 3 && common / Math.min(one.size, two.size) >= 0.6
}

/** The first actions of the parts as one list of at most seven, soonest first; of two that ask for the same the sooner stays. */
export function jointActions(parts: readonly StrategyDeliverable[]): NextAction[] {
  const soonest = parts.flatMap(p => p.actions).sort((a, b) => a.due.localeCompare(b.due))
  // Numbers of sources count within a part only, so the joint list cites none.
  return soonest
    .filter(
      (action, index) => !soonest.slice(0, index).some(o => alike(o.what.text, action.what.text)),
    )
    .slice(0, 7)
    .map(action => ({ ...action, what: { text: action.what.text, sources: [] } }))
}

/** Paragraphs on what the parts share (rivals, bottleneck, goal), on assumptions they all wait for, and on the conflict named by `clash`. */
export function howTheyFit(
  parts: readonly StrategyDeliverable[],
  clash: { with: string; about: string } | null,
): string[] {
  const company = parts[0]?.company ?? ''
  const common = (
    [
      ['Alternatives', 'the same rivals'],
      ['What holds you back', 'the same bottleneck'],
      ['Goal', 'the same goal'],
      ['Best customers', 'the same customers'],
    ] as const
  ).flatMap(([label, what]) => {
    const { same } = shared(parts, label)
    return same ? [`${what}, ${quoted(brief(same, 14))}`] : []
  })
  const apart = (['Alternatives', 'What holds you back', 'Goal'] as const).flatMap(label => {
    const { apart: values } = shared(parts, label)
    return values.length > 1
      ? [
          `${label}: ${values.map(v => `${listed(v.parts.map(name))} was told ${quoted(brief(v.value, 10))}`).join(', ')}`,
        ]
      : []
  })
  const counted = (sources: readonly Source[]) =>
    sources.filter(s => s.kind === 'assumption').length
  const weakest = [...parts].sort(
    (a, b) =>
      counted(b.sources) / Math.max(1, b.sources.length) -
      counted(a.sources) / Math.max(1, a.sources.length),
  )[0]
  const first = jointActions(parts)[0]
  return [
    common.length > 0
      ? `${all(parts)} look at ${company} with ${listed(common)}.`
      : `The parts of this document rest on different answers about ${company}: read each with its own sources.`,
    ...(clash
      ? [
          `They pull apart on ${clash.about}: ${name(parts[0]!)} says one, ${clash.with} the other. Settle it before money moves.`,
        ]
      : apart.length > 0
        ? [
            `They were not told the same. ${apart.join('. ')}. Correct the one that is out of date and combine again.`,
          ]
        : ['No part asks for what another forbids.']),
    ...(weakest && counted(weakest.sources) > 0
      ? [
          `${name(weakest)} leans most on assumptions (${counted(weakest.sources)} of its ${weakest.sources.length} sources), so its advice waits for their checks.`,
        ]
      : []),
    ...(first
      ? [
          `The list of next actions below joins those of the parts, soonest first; where two asked for the same, one is left.`,
        ]
      : []),
  ]
}
