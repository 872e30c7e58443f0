/** Bands of a confidence of 0 to 1: 0.8 and above green, 0.6 and above yellow, lower red. */
export function confidenceBand(confidence: number): {
  tone: 'good' | 'warn' | 'bad'
  word: string
} {
  if (confidence >= 0.8) return { tone: 'good', word: 'high' }
  if (confidence >= 0.6) return { tone: 'warn', word: 'medium' }
  return { tone: 'bad', word: 'low' }
}
