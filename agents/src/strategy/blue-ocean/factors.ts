import type { OceanFactor } from '@sextant/contracts/strategy/blue-ocean'
import { errcAction } from '../../math/strategy-canvas.ts'
import type { Desk, Phrase } from '../desk.ts'
import { aTrade, rivalName, told, toldOf } from '../phrases.ts'
import { mend } from '../reading/weave.ts'
import { listItems } from '../reading/split.ts'
import type { Rival } from '../reading/rivals.ts'
import { topicsOf } from '../reading/topics.ts'
import { bare, brief, capital, decapital, quoted, spoken } from '../reading/wording.ts'

/** A player on the canvas: named by the user, or the trade's usual alternative. */
export type Player = { name: string; phrase: Phrase; rival: Rival | null }
export type Made = { factor: OceanFactor; name: Phrase; own: boolean }

const clip = (n: number) => Math.max(0, Math.min(10, n))

/** Two or three players to be compared with; the trade's alternatives fill up to two, as assumptions. */
export function players(desk: Desk): Player[] {
  const { reading, knowledge, words } = desk
  const own = [...reading.rivals]
    .sort((a, b) => Number(b.named) - Number(a.named))
    .slice(0, 3)
    .map(r => ({
      name: capital(brief(rivalName(r), 6)),
      phrase: desk.cite(r, rivalName(r)),
      rival: r,
    }))
  for (const a of knowledge.alternatives) {
    if (own.length >= 2) break
    if (own.some(p => p.name.toLowerCase() === a.name.toLowerCase())) continue
    const phrase = desk.assume(
      decapital(a.name),
      `ask ten ${words.customers} of ${desk.company} where else they looked`,
      'sell',
    )
    return [
      ...own,
      { name: capital(brief(a.name, 5)), phrase, rival: null },
      ...knowledge.alternatives.slice(1).map(b => ({
        name: capital(brief(b.name, 5)),
        phrase: desk.assume(
          decapital(b.name),
          `ask ten ${words.customers} of ${desk.company} where else they looked`,
          'sell',
        ),
        rival: null,
      })),
    ].slice(0, Math.max(2, own.length + 1))
  }
  return own
}

type Seed = {
  name: string
  cite: Phrase
  today: number
  target: number
  others: number
  why: (name: Phrase) => OceanFactor['because']
  own: boolean
}

const marked = (n: Phrase): Phrase => ({ text: `(${n.text})`, sources: n.sources })

function fromCompare(desk: Desk): Seed[] {
  return desk.reading
    .items('compare')
    .flatMap(item => {
      const head =
        /^\s*(?:we(?:'re| are)?\s)?(?:clearly\s)?(better|stronger|worse|weaker|(?:all |about |much )?(?:the )?same|alike|equal|everybody|all)\b[^:]{0,20}?[:\-–]?\s*/i.exec(
          item.quote,
        )
      const kind = !head
        ? 'better'
        : /better|stronger/i.test(head[1] ?? '')
          ? 'better'
          : /worse|weaker/i.test(head[1] ?? '')
            ? 'worse'
            : 'same'
      const list = head ? item.quote.slice(head[0].length) : item.quote
      return listItems(list).map((part, index): Seed => {
        const name = bare(part.text.replace(/\s*\(.*$/, ''))
        const cite = desk.cite({ quote: part.quote, fact: item.fact }, name)
        if (kind === 'better')
          return {
            name,
            cite,
            today: 7,
            target: 9,
            others: 4,
            own: true,
            why: n =>
              desk.say`${index === 0 ? 'You put it first where' : 'You also name it where'} ${desk.company} is better ${marked(n)}: ground to widen against ${desk.foe?.name ?? 'the rest'}`,
          }
        if (kind === 'worse')
          return {
            name,
            cite,
            today: 3,
            target: 3,
            others: 7,
            own: true,
            why: n =>
              desk.say`${index === 0 ? `Behind ${desk.foe?.name ?? 'the rest'} here, as you say` : `Not a fight for ${desk.company} either`} ${marked(n)}: ${index === 0 ? 'chasing it would only copy' : 'what it costs is better spent where buyers are let down'}`,
          }
        return {
          name,
          cite,
          today: 5,
          target: index === 0 ? 2 : 4,
          others: 5,
          own: true,
          why: n =>
            desk.say`${index === 0 ? `All are alike here, as you say ${marked(n).text}, so effort buys ${desk.company} nothing` : `Expected everywhere ${marked(n).text}: ${desk.company} needs it and gains nothing by more of it`}${{ text: '', sources: n.sources }}`,
        }
      })
    })
    .filter(s => s.name.length > 1 && s.name.split(' ').length <= 6)
}

/** Without a comparison in the user's words, what buyers praise stands in for it. */
function fromStrengths(desk: Desk): Seed[] {
  if (desk.reading.items('compare').length > 0) return []
  return desk.reading.strengths
    .filter(s => spoken(s.quote) === s.quote)
    .slice(0, 2)
    .map((item): Seed => {
      const name = told(desk, item, 12).text.replace(/\s(?:that|which) is\s/i, ' ')
      return {
        name,
        cite: desk.cite(item, name),
        today: 7,
        target: 9,
        others: 3,
        own: true,
        why: n =>
          desk.say`It is what ${desk.words.customers} choose ${desk.company} for ${marked(n)}, so it is the ground to widen`,
      }
    })
}

function fromOutcomes(desk: Desk): Seed[] {
  return desk.reading
    .list('outcomes')
    .filter(
      i =>
        !/\b(?:asked|interviewed|said|came up|spoke|talked)\b/i.test(i.quote) &&
        i.text.split(' ').length <= 9,
    )
    .slice(0, 3)
    .map((item, index): Seed => {
      const name = mend(
        bare(item.text.replace(/^(?:that|knowing)\s/i, m => (/knowing/i.test(m) ? m : ''))),
      )
      return {
        name,
        cite: desk.cite(item, name),
        today: 4,
        target: 8,
        others: 3,
        own: true,
        why: n =>
          desk.say`${[`Named first by ${desk.words.customers} ${marked(n).text}, who are let down there today`, `Wanted by the same ${desk.words.customers} ${marked(n).text}, and nobody near ${desk.company} does it well`, `Said by ${desk.words.customers} themselves ${marked(n).text}; ${desk.company} can own it`][index] ?? ''}${{ text: '', sources: n.sources }}`,
      }
    })
}

/** Factors in buyers' words with levels for today, target and each player; six to ten of them. */
export function makeFactors(desk: Desk, others: readonly Player[]): Made[] {
  const seeds = [...fromOutcomes(desk), ...fromCompare(desk), ...fromStrengths(desk)]
    .filter((s, i, all) => all.findIndex(o => o.name.toLowerCase() === s.name.toLowerCase()) === i)
    .slice(0, 9)
  const want = Math.max(6, Math.min(8, seeds.length + 2))
  for (const f of desk.knowledge.factors) {
    if (seeds.length >= want) break
    if (
      seeds.some(
        s =>
          topicsOf(s.name).some(t => topicsOf(f.name).includes(t)) && topicsOf(f.name).length > 0,
      )
    )
      continue
    const cite = desk.assume(
      decapital(f.name),
      `have ten ${desk.words.customers} rate ${quoted(f.name)} from 0 to 10 for ${desk.company} and for ${others[0]?.name ?? 'the others'}`,
      'sell',
    )
    const [today, target] =
      f.lever === 'raise'
        ? [Math.min(5, f.rivals), 8]
        : f.lever === 'create'
          ? [0, 8]
          : f.lever === 'reduce'
            ? [f.rivals, Math.max(1, f.rivals - 4)]
            : f.lever === 'eliminate'
              ? [f.rivals, 0]
              : [f.rivals, f.rivals]
    seeds.push({
      name: f.name,
      cite,
      today,
      target,
      others: f.lever === 'create' ? Math.min(f.rivals, 3) : f.rivals,
      own: false,
      why: n =>
        desk.say`${{ text: quoted(n.text), sources: n.sources }} is what ${aTrade(desk)} is usually compared on; the levels at ${desk.company} are a guess`,
    })
  }
  for (const f of desk.knowledge.factors) {
    if (seeds.length >= 6) break
    if (!seeds.some(s => s.name === f.name))
      seeds.push({
        name: f.name,
        cite: desk.assume(
          decapital(f.name),
          `have ten ${desk.words.customers} rate ${quoted(f.name)} from 0 to 10`,
          'sell',
        ),
        today: f.rivals,
        target: f.rivals,
        others: f.rivals,
        own: false,
        why: n =>
          desk.say`${{ text: quoted(n.text), sources: n.sources }} is kept as it is at ${desk.company} until buyers have rated it`,
      })
  }
  return seeds.map((s, index): Made => {
    const topics = topicsOf(s.name)
    const rivals = others.map((p, k) => {
      const said = p.rival?.remarks.find(r => r.topics.some(t => topics.includes(t)))
      return clip(
        said
          ? said.tone > 0
            ? 8
            : said.tone < 0
              ? 2
              : s.others
          : s.others + (k % 2 === 0 ? 0 : s.others > 5 ? -1 : 1),
      )
    })
    const wanted = s.target > s.today ? -1 : s.target === s.today ? 1 : 0
    const [about, whose] = others
      .map(
        p =>
          [
            p.rival?.remarks.find(
              r => r.tone !== 0 && r.tone === wanted && r.topics.some(t => topics.includes(t)),
            ),
            p.rival?.name ?? p.name,
          ] as const,
      )
      .find(([r]) => r !== undefined) ?? [undefined, '']
    const because = s.why({ text: decapital(s.name), sources: s.cite.sources })
    const proof = about
      ? desk.say`${{ text: because.text.replace(/\.$/, ''), sources: because.sources }}; ${toldOf(desk, about, whose, 14)}`
      : because
    return {
      own: s.own,
      name: {
        text: s.own ? decapital(s.name) : quoted(decapital(s.name)),
        sources: s.cite.sources,
      },
      factor: {
        id: `F${index + 1}`,
        name: capital(s.name),
        today: s.today,
        target: s.target,
        rivals,
        action: errcAction({ name: s.name, now: s.today, next: s.target, rivals }),
        because: proof,
      },
    }
  })
}
