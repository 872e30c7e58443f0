import { Button } from '@/ui/primitives/button.tsx'
import { type Reading, readingsOf, type Unclear } from '../unclear.ts'

type UnclearFiguresProps = {
  figures: readonly Unclear[]
  busy: boolean
  onChoose: (figure: Unclear, reading: Reading) => void
}

/** Figures that could be either, asked back: the two readings, a tap each. */
export function UnclearFigures({ figures, busy, onChoose }: UnclearFiguresProps) {
  return figures.map(figure => (
    <fieldset key={figure.text} className="flex flex-wrap items-center gap-1.5">
      <legend className="sr-only">What “{figure.text}” means</legend>
      <span aria-hidden className="mr-1 text-warn">
        “{figure.text}” is
      </span>
      {readingsOf(figure).map(reading => (
        <Button
          key={reading.shown}
          size="sm"
          className="pointer-coarse:h-11"
          disabled={busy}
          onClick={() => onChoose(figure, reading)}
        >
          {reading.shown}
        </Button>
      ))}
    </fieldset>
  ))
}
