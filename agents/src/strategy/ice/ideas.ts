import type { IceIdea } from '@sextant/contracts/strategy/ice'
import type { Desk, Phrase } from '../desk.ts'
import type { Item } from '../reading/reading.ts'
import { bare, brief, capital, curled, decapital, quoted } from '../reading/wording.ts'

type Rung = IceIdea['evidence']
/** Confidence (1–10) of each rung: a bare opinion can never outrank a test. The step values are this product's. */
export const CONFIDENCE: Readonly<Record<Rung, number>> = { opinion: 2, anecdote: 4, benchmark: 5, 'own data': 7, test: 9 }

const TESTED = /\b(?:tried|tested|did (?:one|it|two)|piloted|ran (?:one|it)|sold \d+|signed up|\d+ (?:starts|sold|signups|signed))\b/i
const HEARD = /\b(?:asked|asking|told us|said|want(?:s|ed)?|keep asking|customers|requests?)\b/i
const EASY = /\b(?:text|sms|call|email|post|sign|poster|once a month|hour|welcome|open day|preorder|box|tool|list|ask|price|page|standing|recall|flyer|card)\b/i
const HARD = /\b(?:second|new (?:location|shop|site)|oven|marketplace|app|build|platform|hire|open a|expand|renovat\w*|integration|self[- ]serve|franchise|class|import)\b/i

export type Idea = { id: string; name: Phrase; item: Item | null; metric: string | null; impact: number; ease: number; evidence: Rung; because: IceIdea['because']; text: string; /** It works on the bottleneck. */ eases: boolean }

const clip = (n: number) => Math.max(1, Math.min(10, n))
const stems = (text: string) => new Set((text.toLowerCase().match(/[a-z]{5,}/g) ?? []).map(w => w.slice(0, 6)))
const overlap = (a: string, b: string) => [...stems(a)].filter(w => stems(b).has(w)).length

/** Parts of an ideas answer: a remark in brackets or after a comma about having tried it stays with its idea. */
export function ideaItems(desk: Desk): Item[] {
  const out: Item[] = []
  for (const item of desk.reading.items('initiatives')) {
    const parts = item.quote.split(/,(?![^(]*\))\s*/)
    let from = 0
    for (const part of parts) {
      const at = item.quote.indexOf(part, from)
      from = at + part.length
      const last = out.at(-1)
      const remark = /^(?:we|i|they|it|which|but|tried|tested|did|though|about|never|not yet|only|\d)\b/i.test(bare(part))
      if (remark && last && last.fact === item.fact && item.quote.includes(last.quote)) { const start = item.quote.indexOf(last.quote); const quote = item.quote.slice(start, from); out[out.length - 1] = { ...last, quote } }
      else if (bare(part).length > 3) out.push({ ...item, text: bare(bare(part).replace(/^(?:and|maybe|then|also)\s+/i, '').replace(/\s*\(.*$/, '')), quote: part.trim() })
    }
  }
  return out.slice(0, 12)
}

/** Ideas of the user scored from what they said, then the trade's up to `fewest`, as opinions and a little lower: nobody here asked for them. */
export function scoreIdeas(desk: Desk, fewest: number): Idea[] {
  const { reading, words } = desk
  const goal = reading.facts('goal').map(f => f.quote).join(' ')
  const pain = reading.facts('constraint').map(f => f.quote).join(' ')
  const who = reading.facts('bestCustomers').map(f => f.quote).join(' ')
  const tight = reading.constraints.some(c => c.topics.includes('people') || c.topics.includes('capacity'))
  const ideas = ideaItems(desk).map((item, index): Idea => {
    const towards = overlap(item.quote, goal), eases = overlap(item.quote, pain), serves = overlap(item.quote, who)
    const evidence: Rung = TESTED.test(item.quote) ? 'test' : reading.items('numbers').some(n => overlap(n.quote, item.quote) > 0) ? 'own data' : HEARD.test(item.quote) ? 'anecdote' : 'opinion'
    const impact = clip(6 + Math.min(2, towards) + Math.min(2, eases * 2) + Math.min(1, serves) + (evidence === 'test' ? 1 : 0))
    const ease = clip((EASY.test(item.quote) ? 8 : HARD.test(item.quote) ? 3 : 6) - (HARD.test(item.quote) && tight ? 1 : 0))
    const name = desk.cite(item, quoted(brief(item.text, 12)))
    const near = eases > 0 && reading.constraints[0] ? { text: `it works on the bottleneck you named`, sources: desk.cite(reading.constraints[0]).sources } : towards > 0 && reading.goal ? { text: 'it is part of the goal in your words', sources: desk.cite(reading.goal.item).sources } : { text: reading.goal ? `nothing you said ties it to “${brief(reading.goal.phrase, 8)}” yet` : 'no goal to tie it to yet', sources: desk.cite(item).sources }
    const proof = evidence === 'test' ? `you tried it: “${brief(item.quote, 16).replace(/[“”"]/g, '’')}”` : evidence === 'own data' ? 'your own figures speak about it' : evidence === 'anecdote' ? 'people asked for it' : `nobody at ${desk.company} has tried it`
    return { id: `I${index + 1}`, name, item, metric: null, impact, ease, evidence, text: capital(curled(brief(item.text, 14))), eases: eases > 0, because: desk.say`${capital(name.text)}: ${near}; ${proof}` }
  })
  for (const seed of desk.knowledge.initiatives.filter(i => i.horizon < 3)) {
    if (ideas.length >= fewest) break
    if (ideas.some(i => overlap(i.text, seed.name) > 1)) continue
    const name = desk.assume(quoted(decapital(seed.name)), `try it on five ${words.customers} of ${desk.company} and count ${seed.metric}`, 'sell')
    ideas.push({ id: `I${ideas.length + 1}`, name, item: null, metric: seed.metric, impact: clip(seed.impact - 2), ease: clip(seed.ease - 1), evidence: 'opinion', text: capital(seed.name), eases: false, because: desk.say`${name} is usual for a ${desk.trade}; to be counted in ${seed.metric} before it is believed here` })
  }
  return ideas
}
