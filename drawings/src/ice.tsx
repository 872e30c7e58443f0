import type { IceBody } from '@sextant/contracts/strategy/ice'
import { present } from './deep-partial.tsx'
import { figure } from './figures.tsx'
import { dashes, type DrawingProps, Frame, Label, restsOnAssumption } from './frame.tsx'

const ROW = 46
/** Natural height in px. */
export const iceHeight = (body: DrawingProps<IceBody>['body']) =>
  Math.max(3, present(body?.ideas).length) * ROW + 26

/** Largest score of a method: what a full bar means. */
export const iceMost = (method: IceBody['method'] | undefined) => (method === 'mean' ? 10 : 1000)

/** Ideas from best to worst; the bar is the score on a scale from zero to the most that is possible. */
export function IceDrawing({ body, width, compact, tone, assumed }: DrawingProps<IceBody>) {
  const ideas = present(body?.ideas)
  const height = iceHeight(body)
  const most = Math.max(1, ...ideas.map(idea => idea.score ?? 0), iceMost(body?.method) / 2)
  const small = compact || width < 560
  const left = 28,
    right = width - 56
  const label =
    ideas.length === 0
      ? 'ICE ranking, being drawn'
      : `ICE ranking by ${body?.method ?? 'product'}: ${ideas
          .filter(idea => idea.rank !== undefined && idea.claim?.text)
          .map(idea => `${idea.rank}. ${idea.claim?.text}, ${figure(idea.score ?? 0)}`)
          .join('; ')}.`
  return (
    <Frame width={width} height={height} label={label} tone={tone}>
      <path d={`M${left} 8V${height - 20}`} stroke={tone.lineStrong} />
      {ideas.map((idea, index) => {
        const y = 8 + index * ROW
        const long = ((idea.score ?? 0) / most) * (right - left)
        const parts = partsOf(idea, small)
        return (
          <g key={idea.id ?? index}>
            <Label
              x={left - 8}
              y={y + 15}
              text={String(idea.rank ?? index + 1)}
              weight={600}
              anchor="end"
              fill={tone.ink2}
            />
            <Label
              x={left + 8}
              y={y + 15}
              text={idea.claim?.text ?? ''}
              room={right - left - (small ? 64 : 230)}
              fill={tone.ink}
            />
            <Label x={right} y={y + 15} text={parts} size={12} anchor="end" fill={tone.ink3} />
            <rect
              x={left}
              y={y + 22}
              width={Math.max(1, long)}
              height={10}
              fill={tone.series[0]}
              fillOpacity={restsOnAssumption(idea.claim?.sources, assumed) ? 0.25 : 1}
              stroke={tone.series[0]}
              strokeDasharray={dashes(restsOnAssumption(idea.claim?.sources, assumed))}
            />
            {idea.score !== undefined && (
              <Label
                x={left + long + 8}
                y={y + 32}
                text={figure(idea.score)}
                weight={600}
                fill={tone.ink}
              />
            )}
          </g>
        )
      })}
      <Label
        x={left}
        y={height - 4}
        text={
          body?.method === 'mean'
            ? 'Mean of impact, confidence and ease, 1 to 10'
            : 'Impact × confidence × ease, 1 to 1,000'
        }
        size={12}
        fill={tone.ink3}
      />
    </Frame>
  )
}

/** What a score is made of; short: the bare figures. */
function partsOf(
  { impact, confidence, ease }: { impact?: number; confidence?: number; ease?: number },
  short: boolean,
): string {
  if (impact === undefined || confidence === undefined || ease === undefined) return ''
  if (short) return `${impact}·${confidence}·${ease}`
  return `impact ${impact}, confidence ${confidence}, ease ${ease}`
}
