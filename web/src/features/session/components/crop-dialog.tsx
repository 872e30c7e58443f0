import { useLayoutEffect, useState, type PointerEvent } from 'react'
import { Alert } from '@/ui/patterns/alert.tsx'
import { Button } from '@/ui/primitives/button.tsx'
import {
  Dialog,
  DialogContent,
  DialogDescription,
  DialogFooter,
  DialogTitle,
} from '@/ui/primitives/dialog.tsx'
import { Field } from '@/ui/primitives/field.tsx'
import { Progress } from '@/ui/primitives/progress.tsx'
import { useWearPicture } from '../api/update-me.ts'
import { centred, draggedBy, squareOf, ZOOM_MAX } from '../square-crop.ts'

/** Pixels of the kept picture's side. */
const SIDE = 512

const fileOf = (canvas: HTMLCanvasElement) =>
  new Promise<Blob>((resolve, reject) => {
    // What a browser cannot write as WebP it writes as PNG.
    canvas.toBlob(
      blob => (blob ? resolve(blob) : reject(new Error('The picture could not be cut out.'))),
      'image/webp',
      0.92,
    )
  })

/** Frames a square of the picture, shows it as it will be kept, and uploads it. */
export function CropDialog({
  picture,
  onClose,
}: {
  picture: ImageBitmap
  onClose: (saved: boolean) => void
}) {
  // As state: the dialog puts it on the page after this component's first effects, and it has to be drawn then.
  const [canvas, setCanvas] = useState<HTMLCanvasElement | null>(null)
  const [framing, setFraming] = useState(centred)
  const [drag, setDrag] = useState<{ x: number; y: number } | null>(null)
  const [sent, setSent] = useState(0)
  const wearing = useWearPicture(setSent)
  const { saving: busy, failure } = wearing

  useLayoutEffect(() => {
    const drawing = canvas?.getContext('2d')
    if (!drawing) return
    const { left, top, side } = squareOf(picture, framing)
    drawing.clearRect(0, 0, SIDE, SIDE)
    drawing.drawImage(picture, left, top, side, side, 0, 0, SIDE, SIDE)
  }, [canvas, picture, framing])

  const move = (event: PointerEvent<HTMLCanvasElement>) => {
    if (!drag || busy) return
    const { width } = event.currentTarget.getBoundingClientRect()
    setFraming(
      draggedBy(picture, framing, {
        x: (event.clientX - drag.x) / width,
        y: (event.clientY - drag.y) / width,
      }),
    )
    setDrag({ x: event.clientX, y: event.clientY })
  }
  const save = () => {
    if (!canvas) return
    setSent(0)
    void wearing.save(fileOf(canvas), () => onClose(true))
  }
  const slider = (
    label: string,
    value: number,
    min: number,
    max: number,
    onChange: (value: number) => void,
  ) => (
    <Field label={label}>
      {described => (
        <input
          {...described}
          type="range"
          min={min}
          max={max}
          step={0.01}
          value={value}
          disabled={busy || min === max}
          onChange={event => onChange(event.target.valueAsNumber)}
          className="h-6 w-full accent-(--act)"
        />
      )}
    </Field>
  )

  return (
    <Dialog
      open
      onOpenChange={open => {
        if (!open && !busy) onClose(false)
      }}
    >
      <DialogContent className="max-w-md">
        <DialogTitle>Choose the square</DialogTitle>
        <DialogDescription>
          Drag the picture, or use the sliders. It is shown round.
        </DialogDescription>
        <div className="mt-4 grid gap-4 sm:grid-cols-[176px_1fr]">
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
          <div className="grid content-start gap-2">
            {slider('Zoom', framing.zoom, 1, ZOOM_MAX, zoom => setFraming({ ...framing, zoom }))}
            {slider('Left to right', framing.x, 0, 1, x => setFraming({ ...framing, x }))}
            {slider('Top to bottom', framing.y, 0, 1, y => setFraming({ ...framing, y }))}
          </div>
        </div>
        {failure && (
          <Alert title={failure} className="mt-4">
            Your earlier picture stays until this works.
          </Alert>
        )}
        {busy && (
          <div className="mt-4 grid gap-1.5">
            <Progress value={Math.round(sent * 100)} label="Uploading" />
            <p className="cap">
              {sent < 1 ? `Uploading, ${Math.round(sent * 100)} %` : 'Making it safe to show'}
            </p>
          </div>
        )}
        <DialogFooter>
          <Button variant="quiet" disabled={busy} onClick={() => onClose(false)}>
            Cancel
          </Button>
          <Button variant="primary" busy={busy} disabled={!canvas} onClick={save}>
            Save picture
          </Button>
        </DialogFooter>
      </DialogContent>
    </Dialog>
  )
}
