import { plainMoney } from '@sextant/contracts/company/money-words'
import { MARKET_WORDS, SEVEN_P_WORDS } from '@sextant/contracts/marketing-strategy/market-words'
import type { MarketSizes, SevenPs } from '@sextant/contracts/marketing-strategy/market'
import { type DeepPartial, present } from '@sextant/drawings/deep-partial'
import { InlineClaim } from '../editing/inline-text.tsx'
import { RowTable } from '../strategy/row-table.tsx'

/** The market from above and from below, and where both cannot be right. */
export function MarketPart({
  market,
  currency,
}: {
  market: DeepPartial<MarketSizes> | undefined
  currency: string
}) {
  return (
    <RowTable
      caption="The market, two ways"
      columns={[
        { label: 'Market' },
        { label: 'From above', wide: true },
        { label: 'From below', wide: true },
        { label: 'Apart', numeric: true },
      ]}
      rows={present(market?.rows).map((row, index) => {
        const { short, name } = MARKET_WORDS[row.id ?? 'tam']
        const path = ['body', 'market', 'rows', index] as const
        return {
          key: row.id ?? String(index),
          cells: [
            <span key="n">
              <b className="font-semibold">{short}</b> <span className="cap block">{name}</span>
            </span>,
            <InlineClaim
              key="d"
              check
              claim={row.down}
              path={[...path, 'down']}
              label={`${short} from above`}
            />,
            <InlineClaim
              key="u"
              check
              claim={row.up}
              path={[...path, 'up']}
              label={`${short} from below`}
            />,
            row.times ? `${row.times.toFixed(1)}×` : '–',
          ],
          ...(row.isFar && { below: farWords(row, currency) }),
        }
      })}
    />
  )
}

function farWords(
  { topDown, bottomUp }: DeepPartial<MarketSizes['rows'][number]>,
  currency: string,
) {
  const gap = plainMoney(Math.abs((topDown ?? 0) - (bottomUp ?? 0)), currency)
  return (
    <p className="text-warn">
      Too far apart to be the same market: {gap} lie between them. Check first the figure you are
      least sure of.
    </p>
  )
}

/** What is known of each of the seven, and how to find out the rest. */
export function SevenPsPart({ sevenPs }: { sevenPs: DeepPartial<SevenPs> | undefined }) {
  return (
    <dl className="grid gap-x-10 @2xl:grid-cols-2">
      {present(sevenPs?.rows).map(({ id, claims }, index) => (
        <div
          key={id ?? index}
          className="grid grid-cols-[8rem_minmax(0,1fr)] gap-3 border-b border-line py-2.5"
        >
          <dt className="cap">{id ? SEVEN_P_WORDS[id] : ''}</dt>
          <dd className="grid gap-1">
            {present(claims).map((claim, at) => (
              <p key={at}>
                <InlineClaim
                  prose
                  check
                  claim={claim}
                  path={['body', 'sevenPs', 'rows', index, 'claims', at]}
                  label={`${id ? SEVEN_P_WORDS[id] : 'P'} ${at + 1}`}
                />
              </p>
            ))}
          </dd>
        </div>
      ))}
    </dl>
  )
}
