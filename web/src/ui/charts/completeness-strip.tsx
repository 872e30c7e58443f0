type Source = {
  name: string
  /** For each day whether its data are there. */ days: readonly boolean[]
}
type CompletenessStripProps = {
  /** How a day is named where somebody points at it. */ sayDay?: (index: number) => string
  sources: readonly Source[]
}

const DAY = 6
const MARK = 4.5

/** One mark a day and source: filled where its data are there, hollow where they are missing, the number of days at the end. */
export function CompletenessStrip({ sources, sayDay }: CompletenessStripProps) {
  return (
    <div className="grid w-fit max-w-full grid-cols-[auto_minmax(0,1fr)_auto] items-center gap-x-3 gap-y-px text-caption">
      {sources.map(source => (
        <Strip key={source.name} source={source} sayDay={sayDay} />
      ))}
    </div>
  )
}

function Strip({
  source: { name, days },
  sayDay,
}: {
  source: Source
  sayDay?: (index: number) => string
}) {
  const there = days.filter(Boolean).length
  const isWhole = there === days.length
  const tone = isWhole ? 'text-ink-3' : 'font-semibold text-warn'
  const gaps = days.flatMap((has, at) => (has ? [] : [sayDay?.(at) ?? `day ${at + 1}`]))
  return (
    <>
      <span className={tone}>{name}</span>
      <svg
        // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- an inline drawing is no img element
        role="img"
        aria-label={
          isWhole ? `${name}: all ${days.length} days` : `${name}: missing ${gaps.join(', ')}`
        }
        viewBox={`0 0 ${days.length * DAY} 10`}
        width={days.length * DAY}
        className="chart"
      >
        {days.map((has, at) => (
          <rect
            key={at}
            x={at * DAY + (has ? 0.75 : 1.25)}
            y={has ? 1 : 1.75}
            width={has ? MARK : MARK - 1}
            height={has ? 8 : 6.5}
            fill={has ? 'var(--ink-3)' : 'none'}
            stroke={has ? 'none' : 'var(--warn)'}
            strokeWidth={1.5}
          />
        ))}
      </svg>
      <span className={`text-right ${tone}`}>{there}</span>
    </>
  )
}
