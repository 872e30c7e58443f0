import type { ReactElement, ReactNode } from 'react'
import type { DrawingProps } from '@sextant/drawings/frame'
import type { DeepPartial } from '@sextant/drawings/deep-partial'
import { screenTone } from '@sextant/drawings/tone'
import { useAssumed } from './editing.tsx'
import { useWidth } from '@/ui/use-width.ts'

type SvgFigureProps<Body> = {
  drawing: (props: DrawingProps<Body>) => ReactElement
  height: (body: DeepPartial<Body> | undefined, width: number, compact?: boolean) => number
  body: DeepPartial<Body> | undefined
  /** How to read it, under the drawing. */
  note?: ReactNode
}

/** A drawing as wide as its place; the room it needs is kept before it is drawn. */
export function SvgFigure<Body>({ drawing: Drawing, height, body, note }: SvgFigureProps<Body>) {
  const assumed = useAssumed()
  const [ref, width] = useWidth<HTMLDivElement>()
  const compact = width > 0 && width < 560
  return (
    <figure>
      <div ref={ref} style={{ minHeight: height(body, width || 860, compact) }}>
        {width > 0 && (
          <Drawing
            body={body}
            width={width}
            compact={compact}
            tone={screenTone}
            assumed={assumed}
          />
        )}
      </div>
      {note && <figcaption className="cap mt-2">{note}</figcaption>}
    </figure>
  )
}
