import type { ReadCardRow } from '@sextant/contracts/company/facts'
import { useState } from 'react'
import { useReadWords } from './api/read-words.ts'
import { clearedCard, type Reading, saidClearly, type Unclear } from './unclear.ts'

/** A card whose unclear figures are made clear by a tap: its words are read once more with what was meant. */
export function useClearedCard(given: ReadCardRow, clientId: string | null) {
  const [card, setCard] = useState(given)
  const [words, setWords] = useState(given.quote)
  const readingWords = useReadWords()
  const clear = (figure: Unclear, reading: Reading) => {
    const text = saidClearly(words, figure, reading)
    void readingWords.save({ clientId, text }, read => {
      setWords(text)
      setCard(clearedCard(card, figure, read))
    })
  }
  return { card, clear, clearing: readingWords.saving }
}
