import { useState } from 'react'
import { Alert } from '@/ui/patterns/alert.tsx'
import { Button } from '@/ui/primitives/button.tsx'
import {
  Dialog,
  DialogContent,
  DialogDescription,
  DialogFooter,
  DialogTitle,
} from '@/ui/primitives/dialog.tsx'
import { Progress } from '@/ui/primitives/progress.tsx'
import { useWearPicture } from '../api/update-me.ts'
import { centred, ZOOM_MAX, type Framing } from '../square-crop.ts'
import { CropCanvas } from './crop-canvas.tsx'
import { CropSlider } from './crop-slider.tsx'

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
  const [canvas, setCanvas] = useState<HTMLCanvasElement | null>(null)
  const [framing, setFraming] = useState(centred)
  const [sent, setSent] = useState(0)
  const { save, saving, failure } = useWearPicture(setSent)

  const close = (open: boolean) => {
    if (!open && !saving) onClose(false)
  }
  const keep = () => {
    if (!canvas) return
    setSent(0)
    void save(fileOf(canvas), () => onClose(true))
  }
  const frame = (change: Partial<Framing>) => setFraming({ ...framing, ...change })

  return (
    <Dialog open onOpenChange={close}>
      <DialogContent className="max-w-md">
        <DialogTitle>Choose the square</DialogTitle>
        <DialogDescription>
          Drag the picture, or use the sliders. It is shown round.
        </DialogDescription>
        <div className="mt-4 grid gap-4 sm:grid-cols-[176px_1fr]">
          <CropCanvas
            picture={picture}
            framing={framing}
            disabled={saving}
            onFrame={setFraming}
            onReady={setCanvas}
          />
          <div className="grid content-start gap-2">
            <CropSlider
              label="Zoom"
              value={framing.zoom}
              min={1}
              max={ZOOM_MAX}
              disabled={saving}
              onChange={zoom => frame({ zoom })}
            />
            <CropSlider
              label="Left to right"
              value={framing.x}
              disabled={saving}
              onChange={x => frame({ x })}
            />
            <CropSlider
              label="Top to bottom"
              value={framing.y}
              disabled={saving}
              onChange={y => frame({ y })}
            />
          </div>
        </div>
        {failure && (
          <Alert title={failure} className="mt-4">
            Your earlier picture stays until this works.
          </Alert>
        )}
        {saving && <Uploading share={sent} />}
        <DialogFooter>
          <Button variant="quiet" disabled={saving} onClick={() => onClose(false)}>
            Cancel
          </Button>
          <Button variant="primary" busy={saving} disabled={!canvas} onClick={keep}>
            Save picture
          </Button>
        </DialogFooter>
      </DialogContent>
    </Dialog>
  )
}

function Uploading({ share }: { share: number }) {
  const percent = Math.round(share * 100)
  return (
    <div className="mt-4 grid gap-1.5">
      <Progress value={percent} label="Uploading" />
      <p className="cap">{share < 1 ? `Uploading, ${percent} %` : 'Making it safe to show'}</p>
    </div>
  )
}
