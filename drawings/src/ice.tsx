import type { IceBody, IceIdea } from '@sextant/contracts/strategy/ice'
import { NOT_RATED } from '@sextant/contracts/strategy/not-rated'
import { type DeepPartial, present } from './deep-partial.tsx'
import { figure } from './figures.tsx'
import { dashes, type DrawingProps, Frame, Label, restsOnAssumption } from './frame.tsx'

type Given = DeepPartial<IceIdea>

const ROW = 46
const NOTHING = 'No idea yet: name one with its cost and what it may bring.'
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
  const isEmpty = body?.ideas !== undefined && ideas.length === 0
  return (
    <Frame width={width} height={height} label={messageOf(body)} tone={tone}>
      <path d={`M${left} 8V${height - 20}`} stroke={tone.lineStrong} />
      {isEmpty && (
        <Label x={left + 12} y={40} text={NOTHING} room={right - left} fill={tone.ink3} />
      )}
      {ideas.map((idea, index) => {
        const y = 8 + index * ROW
        const long = ((idea.score ?? 0) / most) * (right - left)
        const parts = partsOf(idea, small)
        return (
          <g key={idea.id ?? index}>
            <Label
              x={left - 8}
              y={y + 15}
              text={idea.rank === null ? '–' : String(idea.rank ?? index + 1)}
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
            {idea.score === null ? (
              <Label x={left + 8} y={y + 32} text={NOT_RATED} size={12} fill={tone.ink3} />
            ) : (
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
            )}
            {typeof idea.score === 'number' && (
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

/** The message in words. */
function messageOf(body: DrawingProps<IceBody>['body']): string {
  const ideas = present(body?.ideas).filter(idea => idea.claim?.text)
  if (ideas.length > 0)
    return `ICE ranking by ${body?.method ?? 'product'}: ${ideas.map(labelOf).join('; ')}.`
  return body?.ideas === undefined ? 'ICE ranking, being drawn' : NOTHING
}

/** What a score is made of; short: the bare figures. */
function partsOf({ impact, confidence, ease }: Given, short: boolean): string {
  if (impact === undefined || confidence === undefined || ease === undefined) return ''
  if (short) return [impact, confidence, ease].map(part => part ?? '–').join('·')
  return `impact ${impact ?? NOT_RATED}, confidence ${confidence}, ease ${ease ?? NOT_RATED}`
}

/** "1. Letters to old customers, 210"; what has no score says so. */
const labelOf = ({ rank, claim, score }: Given): string =>
  typeof score === 'number'
    ? `${rank ?? ''}. ${claim?.text}, ${figure(score)}`
    : `${claim?.text}, ${NOT_RATED}`
