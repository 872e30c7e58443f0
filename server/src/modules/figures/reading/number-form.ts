/** The sign before the decimals. */
export type Decimal = '.' | ','

/** What the values of a column say for themselves: a vote a value. */
export type NumberVotes = { point: number; comma: number; threes: Record<Decimal, number> }
export const noVotes = (): NumberVotes => ({ point: 0, comma: 0, threes: { '.': 0, ',': 0 } })

const other = (sign: Decimal): Decimal => (sign === ',' ? '.' : ',')

function vote(votes: NumberVotes, decimal: Decimal): void {
  if (decimal === '.') votes.point += 1
  else votes.comma += 1
}

/** "1,234": groups of three, so decimals are unlikely; "0,123" has no thousands. */
const groupsOfThree = (digits: string, sign: Decimal): boolean => {
  const [first, ...groups] = digits.split(sign)
  return first !== '0' && first!.length <= 3 && groups.every(group => group.length === 3)
}

const HAS_SIGN = /[.,]/
/** As nearly all are written: one sign, and behind it more or fewer than the three digits of a group. */
const PLAIN = /^\d+([.,])(?:\d{1,2}|\d{4,})$/

/** Counts what one written number says of the sign before its decimals. */
export function weighNumber(votes: NumberVotes, written: string): void {
  if (!HAS_SIGN.test(written)) return
  const plain = PLAIN.exec(written)
  if (plain) return vote(votes, plain[1] as Decimal)
  const digits = written.replaceAll(/[^\d.,]/g, '').replaceAll(/^[.,]+|[.,]+$/g, '')
  const [point, comma] = [digits.lastIndexOf('.'), digits.lastIndexOf(',')]
  if (point < 0 && comma < 0) return
  if (point >= 0 && comma >= 0) return vote(votes, point > comma ? '.' : ',')
  const sign: Decimal = point >= 0 ? '.' : ','
  if (!groupsOfThree(digits, sign)) return vote(votes, sign)
  if (digits.split(sign).length > 2) return vote(votes, other(sign))
  votes.threes[sign] += 1
}

/** The sign by the votes of a column, or null where none was cast. */
function decided({ point, comma }: NumberVotes): Decimal | null {
  if (point === comma) return null
  return point > comma ? '.' : ','
}

/** Adds up the votes of several columns. */
export const together = (all: NumberVotes[]): NumberVotes => ({
  point: all.reduce((sum, votes) => sum + votes.point, 0),
  comma: all.reduce((sum, votes) => sum + votes.comma, 0),
  threes: {
    '.': all.reduce((sum, votes) => sum + votes.threes['.'], 0),
    ',': all.reduce((sum, votes) => sum + votes.threes[','], 0),
  },
})

/**
 * The sign before the decimals of a column: its own votes, then those of the whole file, then what is likelier. Where every value
 * has three digits after its only sign ("1.234"), the sign parts thousands: nobody counts or pays in thousandths.
 */
export function decimalOf(column: NumberVotes, file: NumberVotes): Decimal | null {
  const own = decided(column) ?? decided(file)
  if (own) return own
  const { '.': points, ',': commas } = column.threes
  if (points === 0 && commas === 0) return null
  return points > commas ? ',' : '.'
}
