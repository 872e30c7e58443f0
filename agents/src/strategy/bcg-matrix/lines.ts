import type { BcgLine } from '@sextant/contracts/strategy/bcg-matrix'
import { quadrant, relativeShare } from '../../math/bcg.ts'
import type { Desk, Phrase } from '../desk.ts'
import { moneyIn, percentsIn } from '../reading/figures.ts'
import { bare, capital, decapital, quoted } from '../reading/wording.ts'

type Raw = Pick<BcgLine, 'id' | 'name' | 'revenueCents' | 'ownShare' | 'rivalShare' | 'growth'>
/** A line with the words it was read from; `guessed` names what nobody said. */
export type Line = { raw: Raw; name: Phrase; guessed: ('revenue' | 'shares' | 'growth')[] }

const hundredths = (n: number) => Math.round(n * 100) / 100

/** Relative share, quadrant and call of a line, from its figures alone. */
export function place(raw: Raw, growthCut: number, because: BcgLine['because']): BcgLine {
  const relative = hundredths(relativeShare(raw.ownShare, raw.rivalShare) ?? 0)
  const where = quadrant(relative, raw.growth, growthCut)
  const call =
    where === 'star'
      ? 'invest'
      : where === 'cash cow'
        ? 'hold'
        : where === 'question mark'
          ? relative >= 0.25
            ? 'invest'
            : 'hold'
          : raw.growth < 0 && relative < 0.5
            ? 'stop'
            : 'harvest'
  return { ...raw, relativeShare: relative, quadrant: where, call, because }
}

/** Lines from the shares answer ("pastries $105k, 15% vs 35% for Crumb, growing 3%"), else from what is sold. */
export function readLines(desk: Desk): Line[] {
  const { reading } = desk
  const given = reading.items('shares').flatMap((item, index): Line[] => {
    const cut = item.quote.search(/\s*[$€£,:]|\s+\d/)
    const name = decapital(bare(cut > 0 ? item.quote.slice(0, cut) : item.quote))
    if (name === '' || name.split(' ').length > 5) return []
    const revenue = moneyIn(item.quote)[0]
    const percents = percentsIn(item.quote).filter(p => /%|percent/i.test(p.words))
    const grows = percents.find(p =>
      /(?:grow\w*|grew|up|shrink\w*|down|declin\w*|fall\w*)\s(?:by |about |maybe |~)?$/i.test(
        item.quote.slice(0, p.index),
      ),
    )
    const rest = percents.filter(p => p !== grows)
    const sign =
      grows &&
      /(?:shrink\w*|down|declin\w*|fall\w*)\s(?:by |about |maybe |~)?$/i.test(
        item.quote.slice(0, grows.index),
      )
        ? -1
        : 1
    const flat = /\bflat|stable|not growing\b/i.test(item.quote)
    const guessed: Line['guessed'] = []
    if (!revenue) guessed.push('revenue')
    if (rest.length < 2) guessed.push('shares')
    if (!grows && !flat) guessed.push('growth')
    const cited = desk.cite(item, name)
    return [
      {
        name: cited,
        guessed,
        raw: {
          id: `L${index + 1}`,
          name: capital(name),
          revenueCents: revenue
            ? revenue.cents * (revenue.per === 'month' ? 12 : revenue.per === 'week' ? 52 : 1)
            : 0,
          ownShare: Math.min(1, Math.abs(rest[0]?.ratio ?? 0.1)),
          rivalShare: Math.min(1, Math.max(0.001, Math.abs(rest[1]?.ratio ?? 0.1))),
          growth: grows ? Math.max(-1, Math.min(5, sign * Math.abs(grows.ratio))) : 0,
        },
      },
    ]
  })
  if (given.length > 0) return given.slice(0, 10)
  const year = reading
    .items('numbers')
    .concat(reading.items('shares'))
    .flatMap(i =>
      i.money.filter(
        m =>
          !/\baverage\b[^,;]*$/i.test(i.quote.slice(0, m.index)) &&
          (/^(?:week|month|year)$/.test(m.per ?? '') ||
            /\b(?:sales|revenue|turnover|takings|billings)\b/i.test(i.quote)),
      ),
    )
    .find(m => m.cents > 50_000)
  const yearly = year ? year.cents * (year.per === 'week' ? 52 : year.per === 'month' ? 12 : 1) : 0
  const sold: Line[] = reading.offers.map((o, index) => ({
    name: desk.cite(o, o.name),
    guessed: [
      ...(yearly > 0 && o.share !== null ? [] : ['revenue' as const]),
      'shares',
      ...(o.growth === null ? ['growth' as const] : []),
    ],
    raw: {
      id: `L${index + 1}`,
      name: capital(o.name),
      revenueCents: Math.round(yearly * (o.share ?? 0)),
      ownShare: 0.1,
      rivalShare: 0.1,
      growth: Math.max(-1, Math.min(5, o.growth ?? 0)),
    },
  }))
  if (sold.length > 0) return sold
  return desk.knowledge.revenueModels.slice(0, 3).map((m, index) => {
    const a = desk.assume(
      decapital(m.name),
      `list what ${desk.company} sold last year by line and see whether ${quoted(decapital(m.name))} is one of them`,
      'money',
    )
    return {
      name: a,
      guessed: ['revenue', 'shares', 'growth'],
      raw: {
        id: `L${index + 1}`,
        name: capital(m.name),
        revenueCents: 0,
        ownShare: 0.1,
        rivalShare: 0.1,
        growth: 0,
      },
    }
  })
}
