import { SWOT_FACTORS } from '@sextant/contracts/strategy/counts'
import type { SwotFactor } from '@sextant/contracts/strategy/swot'
import type { Hypothesis } from '../../knowledge/pack.ts'
import type { Desk, Phrase } from '../desk.ts'
import type { Fact } from '../framework.ts'
import { told, toldOf } from '../phrases.ts'
import type { Told } from '../phrases.ts'
import { mend, midSentence, sayBack } from '../reading/weave.ts'
import { brief, capital, curled, isPlural } from '../reading/wording.ts'
import { isRule, toneOfChange, topicsOf } from '../reading/topics.ts'
import type { Topic } from '../reading/topics.ts'

/** A factor with what moves need to speak of it: `told` is the factor inside a sentence. */
export type Candidate = {
  claim: { text: string; sources: number[] }
  told: Told
  topics: Topic[]
  impact: number
  likelihood: number
  from: 'said' | 'offer' | 'edge' | 'gap' | 'change' | 'nothing' | 'seed'
  rival: string | null
  price: Phrase | null
  text?: string
  quote?: string
  fact?: Fact
}
export type Quadrants = {
  strengths: Candidate[]
  weaknesses: Candidate[]
  opportunities: Candidate[]
  threats: Candidate[]
}

/** A quadrant thinner than this is filled from the trade, as assumptions to check. */
const FEWEST = 3

/** The two halves of "rules change in January and two vendors opened their APIs", where each has a verb of its own. */
const HALVES = /\sand\s(?=(?:the|a|an|two|three|our|their|[A-Z]\w+)\s)/

/** Words long enough to tell what a business is about, cut to their stem. */
const stems = (text: string): Set<string> =>
  new Set(
    (text.toLowerCase().match(/[a-z]{3,}/g) ?? [])
      .map(w => w.replace(/s$/, '').slice(0, 5))
      .filter(
        w =>
          !/^(?:the|and|for|with|that|from|start|new|are|has|have|every|their|small|one|two|rest|about|all)$/.test(
            w,
          ),
      ),
  )

/** For or against the company: a new rule helps whoever sells the answer to it, and any move of a named rival counts against. */
function bearing(desk: Desk, quote: string): -1 | 0 | 1 {
  const named =
    desk.reading.rivals.some(
      r =>
        r.named &&
        (r.name.split(' ')[0] ?? '').length > 3 &&
        quote.includes(r.name.split(' ')[0] ?? r.name),
    ) || /\bthe chain\b/i.test(quote)
  if (named) return -1
  const tone = toneOfChange(quote)
  if (tone >= 0 || !isRule(quote)) return tone
  const own = stems(
    [
      desk.input.profile.description,
      ...desk.reading.strengths.map(s => s.quote),
      ...desk.reading.offers.map(o => o.name),
    ].join(' '),
  )
  return [...stems(quote)].some(w => own.has(w)) ? 1 : tone
}

/** Facts into four quadrants: inside from what was said of the company, outside from rivals and changes; the trade fills gaps. */
export function gatherFactors(desk: Desk): Quadrants {
  const { reading } = desk
  const certain = (text: string) => (/\d|%|“|"/.test(text) ? 5 : 4)
  const said = (
    item: { text: string; quote: string; fact: Fact },
    from: Candidate['from'],
    impact = 4,
  ): Candidate => {
    const cited = desk.cite(item)
    return {
      claim: {
        text: capital(
          curled(brief(mend(curled(item.text.includes(':') ? item.text : item.quote)), 24)),
        ).replace(/\s(?:though|anyway)$/i, ''),
        sources: [...cited.sources],
      },
      told: told(desk, item),
      topics: topicsOf(`${item.text} ${item.quote}`),
      impact,
      likelihood: certain(item.text),
      from,
      rival: null,
      price: null,
      text: item.text,
      quote: item.quote,
      fact: item.fact,
    }
  }
  const strengths = reading.strengths.map((s, index) => said(s, 'said', index === 0 ? 5 : 4))
  const big = reading.offers.find(o => (o.share ?? 0) >= 0.4)
  if (big) {
    const share = { ...big, quote: big.shareQuote ?? big.quote, text: big.quote }
    const part = Math.round((big.share ?? 0) * 100)
    desk.ledger.add({
      id: 'largest-line',
      label: `Part of ${big.name}`,
      value: big.share ?? 0,
      unit: 'percent',
      display: `${part}%`,
      formula: 'as given',
      inputs: {},
    })
    strengths.push({
      ...said(share, 'offer', 4),
      claim: {
        text: `${capital(big.name)} ${isPlural(big.name) ? 'carry' : 'carries'} the ${desk.words.place}, with about ${part}% of ${desk.input.profile.industry === 'Non-profit' ? 'what is given out' : 'sales'}`,
        sources: [...desk.cite(share).sources],
      },
      told: { text: big.name, clause: false, sources: desk.cite(big).sources },
    })
  }
  const weaknesses = reading.constraints.map((c, index) => said(c, 'said', index === 0 ? 5 : 3))
  for (const o of reading.offers.filter(x => x.trend < 0))
    weaknesses.push(said({ ...o, text: o.quote }, 'said', 3))
  const opportunities: Candidate[] = [],
    threats: Candidate[] = []
  for (const change of reading.changes) {
    const cut = HALVES.exec(change.quote)
    const second = cut ? change.quote.slice(cut.index + cut[0].length) : ''
    const halves =
      cut && bearing(desk, change.quote.slice(0, cut.index)) !== bearing(desk, second)
        ? [change.quote.slice(0, cut.index), second]
        : [change.quote]
    for (const quote of halves)
      (bearing(desk, quote) >= 0 ? opportunities : threats).push(
        said(
          halves.length > 1 ? { ...change, text: quote, quote } : change,
          'change',
          change.counts.length + change.money.length + change.percents.length > 0 ? 4 : 3,
        ),
      )
  }
  for (const rival of reading.rivals) {
    const telling = rival.remarks.filter(r => r.tone !== 0)
    for (const remark of telling.slice(0, 3)) {
      const words = toldOf(desk, remark, rival.name)
      const base = {
        topics: remark.topics,
        likelihood: 4,
        rival: rival.name,
        price: remark.money[0] ? desk.cite(remark, remark.money[0].words) : null,
        told: words,
        claim: { text: capital(words.text), sources: [...words.sources] },
        impact: 4,
      }
      if (remark.tone < 0) opportunities.push({ ...base, from: 'gap' })
      else threats.push({ ...base, from: 'edge' })
    }
    if (telling.length === 0) {
      const cited = desk.cite(rival)
      const instead = mend(rival.name).replace(
        /^(?:some|plenty|many|lots|a lot|most)(?: of)?(?: \w+)?(?= just | stick| keep| wait| use| skip)/i,
        'some people',
      )
      const claim = rival.named
        ? `${capital(rival.name)} is where ${desk.words.customers} go instead`
        : VERBAL.test(instead)
          ? capital(instead)
          : `Some ${desk.words.customers} choose ${instead}`
      threats.push({
        claim: { text: claim, sources: [...cited.sources] },
        told: {
          text: rival.named ? claim : midSentence(claim, desk.knowledge),
          clause: true,
          sources: cited.sources,
        },
        topics: topicsOf(rival.quote),
        impact: 3,
        likelihood: rival.named ? 4 : 3,
        from: rival.named ? 'edge' : 'nothing',
        rival: rival.named ? rival.name : null,
        price: null,
      })
    }
  }
  const raised = new Set(desk.input.facts.flatMap(f => topicsOf(f.quote)))
  // What the user already spoke of needs no guess beside it, least of all one that says otherwise.
  const spokenOf = new Set(
    [
      ...stems(
        desk.input.facts
          .filter(f => !f.unknown)
          .map(f => f.quote)
          .join(' '),
      ),
    ].filter(s => s.length >= 4 && !COMMON.test(s)),
  )
  const repeats = (h: Hypothesis) => [...stems(h.says)].some(s => spokenOf.has(s))
  const fill = (list: Candidate[], all: readonly Hypothesis[]) => {
    const fresh = all.filter(h => !repeats(h))
    const seeds = fresh.length > 0 || list.length > 0 ? fresh : all
    const near = (h: Hypothesis) => topicsOf(h.says).filter(t => raised.has(t)).length
    for (const seed of [...seeds].sort((a, b) => near(b) - near(a))) {
      if (list.length >= FEWEST) break
      const assumed = desk.assume(seed.says, seed.check, 'operate')
      const says = seed.says.replace(/\.$/, '')
      list.push({
        claim: { text: capital(says), sources: [...assumed.sources] },
        told: {
          text: sayBack(
            `${says.startsWith('No ') ? 'there is ' : NO_VERB.test(says) ? 'there are ' : ''}${says.replace(/^\p{Lu}(?=\p{Ll}|\s)/u, m => m.toLowerCase())}`,
          ),
          clause: true,
          sources: assumed.sources,
        },
        topics: topicsOf(seed.says),
        impact: 3,
        likelihood: 2,
        from: 'seed',
        rival: null,
        price: null,
      })
    }
    return list
      .sort((a, b) => b.impact * b.likelihood - a.impact * a.likelihood)
      .slice(0, SWOT_FACTORS.most)
  }
  return {
    strengths: fill(strengths, desk.knowledge.strengths),
    weaknesses: fill(weaknesses, desk.knowledge.weaknesses),
    opportunities: fill(opportunities, desk.knowledge.opportunities),
    threats: fill(threats, desk.knowledge.threats),
  }
}

/** Stems too common to say what a statement is about. */
const COMMON =
  /^(?:custo|clien|patie|order|sale|sales|peopl|week|month|year|shop|store|busin|would|could|their|they|them|there|when|what|which|more|less|most|than|over|into|only|also|just|some|many|much|good|bette|best|first|last|open|come|want|need|make|take|keep|know|have|will|time|long|after|befor|still|like|each|both|other|where|while|about)$/

/** Beliefs of the packs that only name a thing. */
const NO_VERB = /^(?:Accountants without|Coverage gaps)\b/

const VERBAL =
  /^(?:some people|people|landlords|buyers|families|patients|owners|nobody|\w+s)\s(?:just|stick|keep|wait|use|skip|put|ride|toast|go|do)\b|^(?:some|plenty)\b.*\b(?:just|stick|keep|wait|use|skip|put)\b/i

export const asFactors = (letter: string, list: readonly Candidate[]): SwotFactor[] =>
  list.map((c, index) => ({
    id: `${letter}${index + 1}`,
    claim: c.claim,
    impact: c.impact,
    likelihood: c.likelihood,
    score: c.impact * c.likelihood,
  }))
