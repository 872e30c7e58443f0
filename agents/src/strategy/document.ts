import type { StrategyDeliverable, StrategyDocument } from '@sextant/contracts/strategy/deliverable'
import { frameworkById } from '@sextant/contracts/catalogue'
import { topicsOf } from './reading/topics.ts'
import { listed } from './reading/wording.ts'

/** What a framework recommends: its decision and its most urgent action, as words to compare. */
const gist = (part: StrategyDeliverable): string => `${part.decision.text} ${part.actions[0]?.what.text ?? ''}`

/** Quoted or capitalised names in a decision: what two frameworks may both be pointing at. */
function subjects(part: StrategyDeliverable): Set<string> {
  const text = part.decision.text.replaceAll(part.company, '')
  const quotes = [...text.matchAll(/“([^”]{3,80})”/g)].map(m => (m[1] ?? '').toLowerCase())
  const words = (text.toLowerCase().match(/[\p{L}]{5,}/gu) ?? []).filter(w => !COMMON.has(w))
  return new Set([...quotes, ...words])
}
const COMMON = new Set(['before', 'behind', 'until', 'about', 'where', 'there', 'their', 'which', 'every', 'first', 'anything', 'everything', 'nothing', 'spend', 'build', 'start', 'other', 'after', 'under', 'against', 'people', 'these', 'those', 'would', 'without', 'while', 'still', 'largest', 'takes', 'profit', 'leave', 'another', 'whether', 'below', 'already', 'effort', 'company', 'because', 'longer', 'since', 'around', 'stop', 'money', 'judge', 'least'])

/** Pairs of words that point in opposite directions for money or effort. */
const PULLS: readonly (readonly [RegExp, RegExp, string])[] = [
  [/\b(?:put the [$€£]|put \$|build on|behind|start)\b/i, /\b(?:spend nothing|do not build|move no money|set no target|before .{0,60}spends)\b/i, 'spending now against checking first'],
  [/\b(?:raise|reprice|price rise)\b/i, /\b(?:cheaper|lower the price|discount)\b/i, 'a higher price against a lower one'],
]

/**
 * Several frameworks of one session as one document. Its decision keeps the first part's words (the order is the user's) and says
 * which parts point at the same thing and where two pull apart.
 */
export function combine(parts: readonly StrategyDeliverable[]): StrategyDocument {
  const [first, ...others] = parts
  if (!first || others.length === 0) throw new RangeError('a strategy document combines at least two frameworks')
  const name = (p: StrategyDeliverable) => frameworkById(p.framework).name
  const own = subjects(first)
  const agreeing = others.filter(p => [...subjects(p)].filter(w => own.has(w)).length >= 2)
  const shared = [...own].find(w => w.includes(' ') && agreeing.some(p => subjects(p).has(w))) ?? [...own].sort((a, b) => b.length - a.length).find(w => agreeing.some(p => subjects(p).has(w)))
  const clash = others.flatMap(p => PULLS.filter(([a, b]) => (a.test(gist(first)) && b.test(gist(p))) || (b.test(gist(first)) && a.test(gist(p)))).map(([, , what]) => ({ p, what })))[0]
  const apart = others.filter(p => !agreeing.includes(p))
  const lead = first.decision.text.replace(/\.$/, '')
  const agreement = agreeing.length > 0 ? ` ${listed(agreeing.map(name))} ${agreeing.length === 1 ? 'points' : 'point'} the same way${shared ? `, at “${shared}”` : ''}.` : ''
  const conflict = clash ? ` ${name(clash.p)} disagrees (${clash.what}): settle that before money moves.` : apart.length > 0 ? ` ${listed(apart.map(name))} ${apart.length === 1 ? 'adds' : 'add'} another question about ${[...new Set(apart.flatMap(p => topicsOf(p.decision.text)))].slice(0, 2).join(' and ') || 'what comes after'}: ${inner(apart[0], first.company)}.` : ''
  return {
    framework: 'strategy-document', version: 1, title: `Strategy for ${first.company}: ${listed(parts.map(p => frameworkById(p.framework).short))}`, company: first.company,
    trueOn: parts.map(p => p.trueOn).sort()[0] ?? first.trueOn, decision: `${lead}.${agreement}${conflict}`, parts: [...parts],
  }
}

function inner(part: StrategyDeliverable | undefined, company: string): string {
  const text = (part?.decision.text ?? '').replace(/\.$/, '')
  return text.startsWith(company) || /^[“A-Z][^a-z]/.test(text) ? text : text.charAt(0).toLowerCase() + text.slice(1)
}
