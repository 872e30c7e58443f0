import { Button } from '@/ui/primitives/button.tsx'
import type { Unclear } from '../unclear.ts'

type UnclearFiguresProps = {
  figures: readonly Unclear[]
  busy: boolean
  onChoose: (figure: Unclear, value: number) => void
}

const plain = new Intl.NumberFormat('en-GB', { maximumFractionDigits: 3 })

/** Figures that could be either, asked back: the two readings, a tap each. */
export function UnclearFigures({ figures, busy, onChoose }: UnclearFiguresProps) {
  return figures.map(figure => (
    <fieldset key={figure.text} className="flex flex-wrap items-center gap-1.5">
      <legend className="sr-only">What “{figure.text}” means</legend>
      <span aria-hidden className="mr-1 text-warn">
        “{figure.text}” is
      </span>
      {[figure.either, figure.or].map(value => (
        <Button
          key={value}
          size="sm"
          className="pointer-coarse:h-11"
          disabled={busy}
          onClick={() => onChoose(figure, value)}
        >
          {plain.format(value)}
        </Button>
      ))}
    </fieldset>
  ))
}
