import { attributeWords } from '@sextant/contracts/company/attribute-words'
import type { CompanyFactRow } from '@sextant/contracts/company/facts'
import type { LeftFigure } from '@sextant/contracts/company/left-figures'
import { useState } from 'react'
import { keepWords, readKeptWords } from '@/client/kept-words.ts'
import { Button } from '@/ui/primitives/button.tsx'
import { usePlaceFigure } from '../api/save-fact.ts'

type LeftFiguresProps = {
  fact: CompanyFactRow
  left: readonly LeftFigure[]
}

/** Figures of a fact's words that its card does not hold: what each of them is, one tap. */
export function LeftFigures({ fact, left }: LeftFiguresProps) {
  const placing = usePlaceFigure()
  const [, setLeft] = useState('')
  const keyOf = ({ figure }: LeftFigure): string => `left:${fact.id} ${figure.text}`
  const leave = (one: LeftFigure) => {
    keepWords(keyOf(one), 'left')
    setLeft(keyOf(one))
  }
  return left
    .filter(one => readKeptWords(keyOf(one)) === '')
    .map(one => (
      <fieldset key={one.figure.text} className="flex flex-wrap items-center gap-1.5">
        <legend className="sr-only">
          What “{one.figure.text}” is of {fact.label}
        </legend>
        <span aria-hidden className="mr-1 text-warn">
          “{one.figure.text}” is
        </span>
        {one.places.map(place => (
          <Button
            key={place.attribute}
            size="sm"
            className="pointer-coarse:h-11"
            disabled={placing.saving}
            onClick={() => void placing.save({ fact, place })}
          >
            {attributeWords(fact.kind, place.attribute)}
          </Button>
        ))}
        <Button
          size="sm"
          variant="quiet"
          className="pointer-coarse:h-11"
          aria-label={`Leave it: “${one.figure.text}”`}
          onClick={() => leave(one)}
        >
          Leave it
        </Button>
      </fieldset>
    ))
}
