import { useLayoutEffect, useState, type PointerEvent } from 'react'
import { draggedBy, squareOf, type Framing } from '../square-crop.ts'

/** Pixels of the kept picture's side. */
const SIDE = 512

/** The square as it will be kept; dragging moves the picture under it. */
export function CropCanvas({
  picture,
  framing,
  disabled,
  onFrame,
  onReady,
}: {
  picture: ImageBitmap
  framing: Framing
  disabled: boolean
  onFrame: (framing: Framing) => void
  onReady: (canvas: HTMLCanvasElement | null) => void
}) {
  // As state: the dialog puts it on the page after this component's first effects, and it has to be drawn then.
  const [canvas, setCanvas] = useState<HTMLCanvasElement | null>(null)
  const [drag, setDrag] = useState<{ x: number; y: number } | null>(null)

  useLayoutEffect(() => onReady(canvas), [canvas, onReady])
  useLayoutEffect(() => {
    const drawing = canvas?.getContext('2d')
    if (!drawing) return
    const { left, top, side } = squareOf(picture, framing)
    drawing.clearRect(0, 0, SIDE, SIDE)
    drawing.drawImage(picture, left, top, side, side, 0, 0, SIDE, SIDE)
  }, [canvas, picture, framing])

  const move = (event: PointerEvent<HTMLCanvasElement>) => {
    if (!drag || disabled) return
    const { width } = event.currentTarget.getBoundingClientRect()
    onFrame(
      draggedBy(picture, framing, {
        x: (event.clientX - drag.x) / width,
        y: (event.clientY - drag.y) / width,
      }),
    )
    setDrag({ x: event.clientX, y: event.clientY })
  }
  return (
    <canvas
      ref={setCanvas}
      width={SIDE}
      height={SIDE}
      className="size-44 cursor-move touch-none justify-self-center rounded-full border border-line bg-sunken"
      onPointerDown={event => {
        event.currentTarget.setPointerCapture(event.pointerId)
        setDrag({ x: event.clientX, y: event.clientY })
      }}
      onPointerMove={move}
      onPointerUp={() => setDrag(null)}
      onPointerCancel={() => setDrag(null)}
    >
      Your picture as it will be shown
    </canvas>
  )
}
