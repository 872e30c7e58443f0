import type { IceIdea } from '@sextant/contracts/strategy/ice'
import type { Desk, Phrase } from '../desk.ts'
import { aTrade, group, lead, told } from '../phrases.ts'
import type { Item } from '../reading/reading.ts'
import { midSentence, sayBack, stated } from '../reading/weave.ts'
import { bare, brief, capital, curled, decapital, quoted } from '../reading/wording.ts'

type Rung = IceIdea['evidence']
/** Confidence (1–10) of each rung: a bare opinion can never outrank a test. The step values are this product's. */
export const CONFIDENCE: Readonly<Record<Rung, number>> = {
  opinion: 2,
  anecdote: 4,
  benchmark: 5,
  'own data': 7,
  test: 9,
}

const TESTED =
  /\b(?:tried|tested|did (?:one|it|two)|piloted|ran (?:one|it)|sold \d+|signed up|\d+ (?:starts|sold|signups|signed))\b/i
const HEARD = /\b(?:asked|asking|told us|said|want(?:s|ed)?|keep asking|customers|requests?)\b/i
const EASY =
  /\b(?:text|sms|call|email|post|sign|poster|once a month|hour|welcome|open day|preorder|drop(?:ping)?|stop(?:ping)?|box|tool|list|ask|price|page|standing|recall|flyer|card)\b/i
const HARD =
  /\b(?:second|new (?:location|shop|site)|oven|marketplace|app|build|platform|hire|open a|expand|renovat\w*|integration|self[- ]serve|franchise|class|import)\b/i

export type Idea = {
  id: string
  name: Phrase
  item: Item | null
  metric: string | null
  impact: number
  ease: number
  evidence: Rung
  because: IceIdea['because']
  text: string
  /** It works on the bottleneck. */ eases: boolean
}

const clip = (n: number) => Math.max(1, Math.min(10, n))
const ALIKE: readonly (readonly [RegExp, string])[] = [
  [/\b(?:coolers?|fridges?|freezers?|cold|refrigerat\w*)\b/g, 'coldstore'],
  [/\bquot(?:e|es|ing)\b/g, 'quoting'],
  [/\b(?:tune-ups?)\b/g, 'tuneup'],
  [/\b(?:refills?|reorders?|repeat)\b/g, 'reorder'],
]
/** Words that tell what a statement is about; a price counts as one, because people point at things by their price. */
const stems = (text: string) => {
  const plain = ALIKE.reduce((t, [from, to]) => t.replace(from, to), text.toLowerCase())
  return new Set([
    ...(plain.match(/[a-z]{5,}/g) ?? []).map(w => w.slice(0, 6)),
    ...(plain.match(/[$€£]\d[\d,]*/g) ?? []),
  ])
}
const overlap = (a: string, b: string) => [...stems(a)].filter(w => stems(b).has(w)).length

/** "Ask every giver" is an order and needs its marks inside a sentence; "a fleet service" is a thing and does not. */
const ORDER =
  /^(?:ask|return|open|add|offer|send|call|sell|launch|hire|raise|start|stop|drop|run|build|make|get|try|move|put|write|give|let|bring|cut|turn|publish|teach|train|post|set|fill|find|go|do|be|become|increase|reduce|improve|expand|create|buy|rent|lower|double)\s/i
/** An idea inside a sentence. */
export const named = (desk: Desk, item: Item): Phrase =>
  desk.cite(
    item,
    ORDER.test(item.text)
      ? quoted(brief(item.text, 12))
      : thing(midSentence(sayBack(brief(item.text, 12)), desk.knowledge)),
  )

/** With its article where one thing lacks it: "the walk-in cooler". */
export const thing = (name: string): string =>
  /^(?:the|an?|our|your|one|two|three|more|some|each|every|\d\S*)\s/i.test(name) ||
  /^\S+ing\b/i.test(name) ||
  (/^(.*?)(?:\s(?:for|with|to|at|in|on|of|from|as|by|into)\s|$)/.exec(name)?.[1] ?? '').endsWith(
    's',
  ) ||
  /^wholesale\b/i.test(name)
    ? name
    : `the ${name}`

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
      const remark =
        /^(?:we|i|they|it|which|but|tried|tested|did|though|about|never|not yet|only|\d)\b/i.test(
          bare(part),
        )
      if (remark && last && last.fact === item.fact && item.quote.includes(last.quote)) {
        const start = item.quote.indexOf(last.quote)
        const quote = item.quote.slice(start, from)
        out[out.length - 1] = { ...last, quote }
      } else if (bare(part).length > 3)
        out.push({
          ...item,
          text: bare(
            bare(part)
              .replace(/^(?:and|maybe|then|also)\s+/i, '')
              .replace(/\s*\(.*$/, ''),
          ),
          quote: part.trim(),
        })
    }
  }
  return out.slice(0, 12)
}

/** Ideas of the user scored from what they said, then the trade's up to `fewest`, as opinions and a little lower: nobody here asked for them. */
export function scoreIdeas(desk: Desk, fewest: number): Idea[] {
  const { reading, words } = desk
  const goal = reading
    .facts('goal')
    .map(f => f.quote)
    .join(' ')
  const pain = reading
    .facts('constraint')
    .map(f => f.quote)
    .join(' ')
  const who = reading
    .facts('bestCustomers')
    .map(f => f.quote)
    .join(' ')
  const tight = reading.constraints.some(
    c => c.topics.includes('people') || c.topics.includes('capacity'),
  )
  const ideas = ideaItems(desk).map((item, index): Idea => {
    const towards = overlap(item.quote, goal),
      eases = overlap(item.quote, pain),
      serves = overlap(item.quote, who)
    const figure = reading
      .items('numbers')
      .map(n => ({ n, shared: overlap(n.quote, item.quote) }))
      .sort((a, b) => b.shared - a.shared)
      .find(o => o.shared > 0)?.n
    const evidence: Rung = TESTED.test(item.quote)
      ? 'test'
      : figure
        ? 'own data'
        : HEARD.test(item.quote)
          ? 'anecdote'
          : 'opinion'
    const impact = clip(
      6 +
        Math.min(2, towards) +
        Math.min(2, eases * 2) +
        Math.min(1, serves) +
        (evidence === 'test' ? 1 : 0),
    )
    const ease = clip(
      (EASY.test(item.quote) ? 8 : HARD.test(item.quote) ? 3 : 6) -
        (HARD.test(item.quote) && tight ? 1 : 0),
    )
    const name = named(desk, item)
    const block =
      reading.constraints.find(c => overlap(c.quote, item.quote) > 0) ?? reading.constraints[0]
    const near: Phrase =
      eases > 0 && block
        ? {
            text: `it works on the bottleneck, ${stated(told(desk, block))}`,
            sources: desk.cite(block).sources,
          }
        : towards > 0 && reading.goal
          ? {
              text: 'it is part of the goal as you put it',
              sources: desk.cite(reading.goal.item).sources,
            }
          : serves > 0
            ? { text: `it is for ${group(desk).text}`, sources: group(desk).sources }
            : {
                text:
                  [
                    `how it would help ${goal === '' ? desk.company : 'the goal'} is not said yet`,
                    `what it adds to ${lead(desk).text} has to be shown first`,
                    `it competes with ${lead(desk).text} for the same hours`,
                  ][index % 3] ?? '',
                sources: desk.cite(item).sources,
              }
    const proof: Phrase =
      evidence === 'test'
        ? {
            text: `you tried it${/\(([^)]+)\)/.test(item.quote) ? ` (${sayBack(/\(([^)]+)\)/.exec(item.quote)?.[1] ?? '').replace(/^(?:we |you )?(?:tried it |tested |tried )(?:in |with )?/i, '')})` : ''}`,
            sources: [],
          }
        : figure
          ? {
              text: `your own figures speak about it: ${told(desk, { ...figure, text: figure.quote.split(/,(?!\d)\s*/).sort((a, b) => overlap(b, item.quote) - overlap(a, item.quote))[0] ?? figure.text }, 12).text}`,
              sources: desk.cite(figure).sources,
            }
          : {
              text:
                evidence === 'anecdote'
                  ? 'people asked for it'
                  : ([
                      `nobody at ${desk.company} has tried it`,
                      `it is an opinion at ${desk.company} so far`,
                      `no figure at ${desk.company} speaks for it or against it`,
                    ][index % 3] ?? ''),
              sources: [],
            }
    return {
      id: `I${index + 1}`,
      name,
      item,
      metric: null,
      impact,
      ease,
      evidence,
      text: capital(curled(brief(item.text, 14))),
      eases: eases > 0,
      because: desk.say`${{ text: capital(name.text), sources: name.sources }}: ${near}; ${proof}`,
    }
  })
  for (const seed of desk.knowledge.initiatives.filter(i => i.horizon < 3)) {
    if (ideas.length >= fewest) break
    if (ideas.some(i => overlap(i.text, seed.name) > 1)) continue
    const name = desk.assume(
      quoted(decapital(seed.name)),
      `try it on five ${words.customers} of ${desk.company} and count ${seed.metric}`,
      'sell',
    )
    ideas.push({
      id: `I${ideas.length + 1}`,
      name,
      item: null,
      metric: seed.metric,
      impact: clip(seed.impact - 2),
      ease: clip(seed.ease - 1),
      evidence: 'opinion',
      text: capital(seed.name),
      eases: false,
      because: desk.say`${name} is usual for ${aTrade(desk)}; to be counted in ${seed.metric} before it is believed here`,
    })
  }
  return ideas
}
