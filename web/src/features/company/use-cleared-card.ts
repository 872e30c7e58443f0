import type { ReadCardRow } from '@sextant/contracts/company/facts'
import { useState } from 'react'
import { useReadWords } from './api/read-words.ts'
import { clearedCard, saidClearly, type Unclear } from './unclear.ts'

/** A card whose unclear figures are made clear by a tap: its words are read once more with what was meant. */
export function useClearedCard(given: ReadCardRow, clientId: string | null) {
  const [card, setCard] = useState(given)
  const [words, setWords] = useState(given.quote)
  const reading = useReadWords()
  const clear = (figure: Unclear, value: number) => {
    const text = saidClearly(words, figure, value)
    void reading.save({ clientId, text }, read => {
      setWords(text)
      setCard(clearedCard(card, figure, read))
    })
  }
  return { card, clear, clearing: reading.saving }
}
