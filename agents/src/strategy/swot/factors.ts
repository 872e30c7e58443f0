import type { SwotFactor } from '@sextant/contracts/strategy/swot'
import type { Hypothesis } from '../../knowledge/pack.ts'
import type { Desk, Phrase } from '../desk.ts'
import type { Fact } from '../framework.ts'
import { brief, capital, curled, decapital, isPlural, quoted, spoken } from '../reading/wording.ts'
import { topicsOf } from '../reading/topics.ts'
import type { Topic } from '../reading/topics.ts'
import { toneOfChange } from '../reading/topics.ts'

/** A factor with what moves need to speak of it: `handle` is its short name inside a sentence. */
export type Candidate = { claim: { text: string; sources: number[] }; handle: Phrase; topics: Topic[]; impact: number; likelihood: number; from: 'said' | 'edge' | 'gap' | 'change' | 'nothing' | 'seed'; rival: string | null; price: Phrase | null; quote?: string; fact?: Fact }
export type Quadrants = { strengths: Candidate[]; weaknesses: Candidate[]; opportunities: Candidate[]; threats: Candidate[] }

const MOST = 7
/** A quadrant thinner than this is filled from the trade, as assumptions to check. */
const FEWEST = 3

/** Facts into four quadrants: inside from what was said of the company, outside from rivals and changes; the trade fills gaps. */
export function gatherFactors(desk: Desk): Quadrants {
  const { reading } = desk
  const certain = (text: string) => (/\d|%|“|"/.test(text) ? 5 : 4)
  const said = (item: { text: string; quote: string; fact: Fact }, from: Candidate['from'], impact = 4): Candidate => {
    const cited = desk.cite(item)
    return { claim: { text: capital(curled(brief(curled(item.text.includes(':') ? item.text : item.quote), 24))), sources: [...cited.sources] }, handle: { text: quoted(brief(spoken(item.quote), 16)), sources: cited.sources }, topics: topicsOf(`${item.text} ${item.quote}`), impact, likelihood: certain(item.text), from, rival: null, price: null, quote: item.quote, fact: item.fact }
  }
  const strengths = reading.strengths.map((s, index) => said(s, 'said', index === 0 ? 5 : 4))
  const big = reading.offers.find(o => (o.share ?? 0) >= 0.4)
  if (big) {
    const share = { ...big, quote: big.shareQuote ?? big.quote, text: big.quote }
    strengths.push({ ...said(share, 'said', 4), claim: { text: `${capital(big.name)} ${isPlural(big.name) ? 'carry' : 'carries'} the ${desk.words.place}: ${quoted(share.quote)}`, sources: [...desk.cite(share).sources] }, handle: desk.cite(big, big.name) })
  }
  const weaknesses = reading.constraints.map((c, index) => said(c, 'said', index === 0 ? 5 : 3))
  for (const o of reading.offers.filter(x => x.trend < 0)) weaknesses.push(said({ ...o, text: o.quote }, 'said', 3))
  const opportunities: Candidate[] = [], threats: Candidate[] = []
  for (const change of reading.changes) (toneOfChange(change.quote) >= 0 ? opportunities : threats).push(said(change, 'change', change.counts.length + change.money.length + change.percents.length > 0 ? 4 : 3))
  for (const rival of reading.rivals) {
    const telling = rival.remarks.filter(r => r.tone !== 0)
    for (const remark of telling.slice(0, 3)) {
      const cited = desk.cite(remark)
      const base = { topics: remark.topics, likelihood: 4, rival: rival.name, price: remark.money[0] ? desk.cite(remark, remark.money[0].words) : null, handle: { text: quoted(brief(remark.text, 12)), sources: cited.sources } }
      if (remark.tone < 0) opportunities.push({ ...base, claim: { text: `${capital(rival.name)} leaves a gap: ${quoted(brief(remark.quote, 20))}`, sources: [...cited.sources] }, impact: 4, from: 'gap' })
      else threats.push({ ...base, claim: { text: `${capital(rival.name)} has an edge: ${quoted(brief(remark.quote, 20))}`, sources: [...cited.sources] }, impact: 4, from: 'edge' })
    }
    if (telling.length === 0) {
      const cited = desk.cite(rival)
      const claim = rival.named ? `${capital(rival.name)} is where ${desk.words.customers} go instead` : `The quiet alternative to ${desk.company}: ${quoted(rival.quote)}`
      threats.push({ claim: { text: claim, sources: [...cited.sources] }, handle: { text: quoted(brief(rival.quote, 10)), sources: cited.sources }, topics: topicsOf(rival.quote), impact: 3, likelihood: rival.named ? 4 : 3, from: rival.named ? 'edge' : 'nothing', rival: rival.named ? rival.name : null, price: null })
    }
  }
  const raised = new Set(desk.input.facts.flatMap(f => topicsOf(f.quote)))
  const fill = (list: Candidate[], seeds: readonly Hypothesis[]) => {
    const near = (h: Hypothesis) => topicsOf(h.says).filter(t => raised.has(t)).length
    for (const seed of [...seeds].sort((a, b) => near(b) - near(a))) {
      if (list.length >= FEWEST) break
      const assumed = desk.assume(seed.says, seed.check, 'operate')
      list.push({ claim: { text: capital(seed.says.replace(/\.$/, '')), sources: [...assumed.sources] }, handle: { text: quoted(decapital(seed.says.replace(/\.$/, ''))), sources: assumed.sources }, topics: topicsOf(seed.says), impact: 3, likelihood: 2, from: 'seed', rival: null, price: null })
    }
    return list.sort((a, b) => b.impact * b.likelihood - a.impact * a.likelihood).slice(0, MOST)
  }
  return { strengths: fill(strengths, desk.knowledge.strengths), weaknesses: fill(weaknesses, desk.knowledge.weaknesses), opportunities: fill(opportunities, desk.knowledge.opportunities), threats: fill(threats, desk.knowledge.threats) }
}

export const asFactors = (letter: string, list: readonly Candidate[]): SwotFactor[] => list.map((c, index) => ({ id: `${letter}${index + 1}`, claim: c.claim, impact: c.impact, likelihood: c.likelihood, score: c.impact * c.likelihood }))
